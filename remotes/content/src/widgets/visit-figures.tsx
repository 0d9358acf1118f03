import { VisitDashboard } from '../features/visits';

/** Part of `/management` for managers of the platform: how the product is used. */
export default function VisitFiguresWidget() {
  return <VisitDashboard />;
}
