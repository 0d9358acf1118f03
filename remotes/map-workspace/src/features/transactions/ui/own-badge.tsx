import { useTexts } from '../i18n';
import { Badge } from './badge';

/** Badge of a transaction that the organisation imported itself. */
export function OwnBadge() {
  const t = useTexts();
  return <Badge tone="accent" text={t('own')} help={t('ownHelp')} />;
}
