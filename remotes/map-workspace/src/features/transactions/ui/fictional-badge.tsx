import { useTexts } from '../i18n';
import { Badge } from './badge';

/** Marks a transaction that was generated. */
export function FictionalBadge() {
  const t = useTexts();
  return <Badge tone="amber" text={t('fictional')} help={t('fictionalHelp')} />;
}
