import { ValuationsHub } from '../features/valuations';

export default function ValuationsPage() {
  return <ValuationsHub />;
}
