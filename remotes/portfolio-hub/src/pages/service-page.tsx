import { hasPermission, useSession } from '@kavel/auth';
import { useParams } from '@kavel/router';
import { ServiceDetail, ServiceVisitor } from '../features/services';

/** `/service/:id` and `/valuation-service/:id`: a service with its files; an introduction for visitors. */
export default function ServicePage() {
  const { id = '' } = useParams();
  const session = useSession();
  if (session.isAuthenticated && hasPermission(session, 'auth.portfolio-hub')) {
    return <ServiceDetail key={id} serviceId={id} />;
  }
  return <ServiceVisitor signedIn={session.isAuthenticated} />;
}
