import type { BulkLineResult, FactChange, OwnChange } from '@kavel/contracts/bulk';
import type { Formats } from '@kavel/i18n';
import type { BulkTexts } from '../../../i18n/bulk';

/** Extra explanation of a line's outcome; empty when there is none. */
export function reasonOf(
  { firstLine, badFacts, changes, badOwn = [], ownChanges = [] }: BulkLineResult,
  t: BulkTexts,
  format: Pick<Formats, 'number' | 'date'>,
): string {
  if (firstLine !== null) return t('sameAs', { line: firstLine });
  const shown = (field: FactChange['field'], value: FactChange['from']) => {
    if (value === null) return t('nothing');
    if (field === 'leaseEnd') return format.date(String(value));
    // A bouwjaar is not formatted as an amount.
    return typeof value === 'number' && field !== 'bouwjaar' ? format.number(value) : String(value);
  };
  const ownText = (value: OwnChange['from']) => {
    if (value === null) return t('nothing');
    if (typeof value === 'number') return format.number(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value;
  };
  return [
    ...changes.map(
      ({ field, from, to }) => `${t(`roles.${field}`)}: ${shown(field, from)} → ${shown(field, to)}`,
    ),
    ...badFacts.map(({ field, problem }) => `${t(`roles.${field}`)}: ${t(`problems.${problem}`)}`),
    ...ownChanges.map(({ column, from, to }) => `${column}: ${ownText(from)} → ${ownText(to)}`),
    ...badOwn.map(({ column, problem }) => `${column}: ${t(`problems.${problem}`)}`),
  ].join(', ');
}
