export { loadMode3d } from './load-mode-3d';
export { PandDetail } from './ui/pand-detail';
export { Settings3d } from './ui/settings-3d';
