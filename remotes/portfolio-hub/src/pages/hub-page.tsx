import { useParams } from '@kavel/router';
import { Hub } from '../features/units';

/** `/:id/hub`: a portfolio at work. */
export default function HubPage() {
  const { id = '' } = useParams();
  return <Hub key={id} portfolioId={id} />;
}
