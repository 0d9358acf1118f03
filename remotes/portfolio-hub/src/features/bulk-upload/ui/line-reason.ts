import type { BulkLineResult } from '@kavel/contracts/bulk';
import type { Texts } from '../../../i18n';

/** What is more to say of a line than its outcome; empty for nothing. */
export function reasonOf({ firstLine, badFacts }: BulkLineResult, t: Texts): string {
  if (firstLine !== null) return t('bulk.sameAs', { line: firstLine });
  return badFacts
    .map(({ field, problem }) => `${t(`roles.${field}`)}: ${t(`bulk.problems.${problem}`)}`)
    .join(', ');
}
