export { View3dPage } from './ui/view3d-page';
