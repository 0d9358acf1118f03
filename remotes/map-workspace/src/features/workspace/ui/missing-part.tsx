import { useSession } from '@kavel/auth';
import { useLocation } from '@kavel/router';
import { LinkButton, Notice } from '@kavel/ui/core';
import { useTexts } from '../i18n';

/** Says which parts of a link its reader may not see, and how a visitor gets there. */
export default function MissingPart({ names }: { names: readonly string[] }) {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const name = [...new Set(names)].join(t('between'));
  if (isAuthenticated) return <Notice tone="info">{t('missing', { name })}</Notice>;
  const returnTo = encodeURIComponent(pathname + search);
  return (
    <Notice tone="info">
      {t('signedOut', { name })} <LinkButton to={`/login?returnTo=${returnTo}`}>{t('signIn')}</LinkButton>
    </Notice>
  );
}
