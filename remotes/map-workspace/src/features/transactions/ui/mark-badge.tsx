import type { Transaction } from '@kavel/contracts/transactions';
import { useTexts } from '../i18n';
import { Badge } from './badge';

/** The first mark of a sale and how many more; all of them in the tooltip. A row has no room for a badge of each. */
export function MarkBadge({ marks, own }: { marks: NonNullable<Transaction['marks']>; own: boolean }) {
  const t = useTexts();
  const [first, ...others] = marks;
  if (!first) return null;
  const more = others.length > 0 ? ` ${t('more', { n: others.length })}` : '';
  const help = [...marks.map(mark => t(`markHelp.${mark}`)), ...(own ? [t('ownHelp')] : [])].join(' ');
  return <Badge tone="muted" text={`${t(`marks.${first}`)}${more}`} help={help} />;
}
