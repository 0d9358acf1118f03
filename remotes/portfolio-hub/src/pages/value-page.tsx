import { useParams } from '@kavel/router';
import { ValueOverTimePage } from '../features/value-over-time';

/** `/:id/value`: the approved values of a portfolio over time. */
export default function ValuePage() {
  const { id = '' } = useParams();
  return <ValueOverTimePage key={id} portfolioId={id} />;
}
