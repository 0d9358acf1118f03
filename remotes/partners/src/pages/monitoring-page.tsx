import { Desk } from '../features/desk';

/** `/abn-monitoring`, `/monitoring`: what collateral is worth against what was lent on it. */
export default function MonitoringPage() {
  return <Desk kind="monitoring" />;
}
