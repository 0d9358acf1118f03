import { useLocation } from '@kavel/router';
import { Locator } from '../features/locator';

/** `/locator` and `/inhouse-case`: the same page behind either permission. */
export default function LocatorPage() {
  const { pathname } = useLocation();
  return <Locator inhouse={pathname === '/inhouse-case'} />;
}
