export { PandDetail } from './ui/pand-detail';
export { Settings3d } from './ui/settings-3d';
