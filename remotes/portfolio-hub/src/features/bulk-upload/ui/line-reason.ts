import type { BulkLineResult, FactChange } from '@kavel/contracts/bulk';
import type { Formats } from '@kavel/i18n';
import type { Texts } from '../../../i18n';

/** Extra explanation of a line's outcome; empty when there is none. */
export function reasonOf(
  { firstLine, badFacts, changes }: BulkLineResult,
  t: Texts,
  format: Pick<Formats, 'number' | 'date'>,
): string {
  if (firstLine !== null) return t('bulk.sameAs', { line: firstLine });
  const shown = (field: FactChange['field'], value: FactChange['from']) => {
    if (value === null) return t('bulk.nothing');
    if (field === 'leaseEnd') return format.date(String(value));
    // A bouwjaar is not formatted as an amount.
    return typeof value === 'number' && field !== 'bouwjaar' ? format.number(value) : String(value);
  };
  return [
    ...changes.map(
      ({ field, from, to }) => `${t(`roles.${field}`)}: ${shown(field, from)} → ${shown(field, to)}`,
    ),
    ...badFacts.map(({ field, problem }) => `${t(`roles.${field}`)}: ${t(`bulk.problems.${problem}`)}`),
  ].join(', ');
}
