import { useTexts } from '../i18n';
import { Badge } from './badge';

/** Marks a transaction that the own organisation imported. */
export function OwnBadge() {
  const t = useTexts();
  return <Badge tone="accent" text={t('own')} help={t('ownHelp')} />;
}
