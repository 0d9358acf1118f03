import { Desk } from '../features/desk';

/** `/abn-monitoring`, `/monitoring`: value of collateral compared with the loans on it. */
export default function MonitoringPage() {
  return <Desk kind="monitoring" />;
}
