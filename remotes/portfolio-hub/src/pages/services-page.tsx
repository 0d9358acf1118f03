import { useParams } from '@kavel/router';
import { ServiceList } from '../features/services';

/** `/:id/services`: the services of a portfolio. */
export default function ServicesPage() {
  const { id = '' } = useParams();
  return <ServiceList key={id} portfolioId={id} />;
}
