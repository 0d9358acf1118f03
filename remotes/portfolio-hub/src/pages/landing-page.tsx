import { hasPermission, useSession } from '@kavel/auth';
import { PortfolioList, VisitorIntro } from '../features/portfolios';

/** `/landing`: the user's portfolios; an introduction for others. */
export default function LandingPage() {
  const session = useSession();
  if (session.isAuthenticated && hasPermission(session, 'auth.portfolio-hub')) return <PortfolioList />;
  return <VisitorIntro signedIn={session.isAuthenticated} />;
}
