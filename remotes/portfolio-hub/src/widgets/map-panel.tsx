import type { WidgetProps } from '@kavel/contracts';
import { PortfolioMapPanel } from '../features/map-panel';

/** Panel of the map workspace: a portfolio with its figures, units and pages. */
export default function MapPanel(props: WidgetProps<'map-panel'>) {
  return <PortfolioMapPanel {...props} />;
}
