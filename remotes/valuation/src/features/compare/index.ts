export { changeSinceApproved } from './model/change-since-approved';
export { CompareView } from './ui/compare-view';
export { SinceApproved } from './ui/since-approved';
