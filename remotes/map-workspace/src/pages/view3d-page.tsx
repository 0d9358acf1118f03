import { View3dPage as Page } from '../features/view3d';

/** `/3d` */
export default function View3dPage() {
  return <Page />;
}
