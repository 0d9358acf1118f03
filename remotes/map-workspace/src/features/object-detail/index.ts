export { ObjectPanel } from './ui/object-panel';
export { ObjectValue } from './ui/object-value';
