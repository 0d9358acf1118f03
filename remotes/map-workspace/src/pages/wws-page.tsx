import { Wws } from '../features/wws';

/** `/wws` */
export default function WwsPage() {
  return <Wws />;
}
