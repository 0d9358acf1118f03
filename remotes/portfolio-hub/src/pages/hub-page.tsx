import { useParams } from '@kavel/router';
import { Hub } from '../features/units';

/** `/:id/hub`: the page of a portfolio. */
export default function HubPage() {
  const { id = '' } = useParams();
  return <Hub key={id} portfolioId={id} />;
}
