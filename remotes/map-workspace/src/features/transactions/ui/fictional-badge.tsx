import { useTexts } from '../i18n';
import { Badge } from './badge';

/** Badge of a generated transaction. */
export function FictionalBadge() {
  const t = useTexts();
  return <Badge tone="amber" text={t('fictional')} help={t('fictionalHelp')} />;
}
