import { useLocation } from '@kavel/router';
import { Locator } from '../features/locator';
import { WorkAreaGuard } from '../features/work-areas';

/** `/locator` and `/inhouse-case`: the same page behind either permission. */
export default function LocatorPage() {
  const { pathname } = useLocation();
  return (
    <>
      <WorkAreaGuard />
      <Locator inhouse={pathname === '/inhouse-case'} />
    </>
  );
}
