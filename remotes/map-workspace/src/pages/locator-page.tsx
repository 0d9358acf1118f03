import { useLocation } from '@kavel/router';
import { Locator } from '../features/locator';
import { useTexts } from '../features/locator/i18n';

/** `/locator` and `/inhouse-case`: the same page behind either permission. */
export default function LocatorPage() {
  const t = useTexts();
  const { pathname } = useLocation();
  return <Locator title={t(pathname === '/inhouse-case' ? 'inhouse' : 'title')} />;
}
