import { useParams } from '@kavel/router';
import { RentRoll } from '../features/rent-roll';

/** `/:id/rent-roll`: the leases of a portfolio. */
export default function RentRollPage() {
  const { id = '' } = useParams();
  return <RentRoll key={id} portfolioId={id} />;
}
