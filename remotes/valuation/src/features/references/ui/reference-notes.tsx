import type { Reference } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Notice, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { isIndexed } from '../model/is-indexed';
import { olderThanAYear } from '../model/older-references';

/** Notes on the references: which are old, and which are fictional. */
export function ReferenceNotes({
  references,
  valueDate,
}: {
  references: readonly Reference[];
  valueDate: string;
}) {
  const t = useTexts();
  const f = useFormats();
  const older = olderThanAYear(references, valueDate);
  const indexations = older.map(({ indexation }) => indexation);
  const [oldest] = older;
  return (
    <>
      {oldest ? (
        <Notice tone="warning" title={t('valuation.attention')}>
          {t(older.every(isIndexed) ? 'valuation.older' : 'valuation.olderNotIndexed', {
            count: older.length,
            address: oldest.address,
            indexation: f.signedPercent(oldest.indexation),
            low: f.signedPercent(Math.min(...indexations)),
            high: f.signedPercent(Math.max(...indexations)),
          })}
        </Notice>
      ) : null}
      {references.some(({ fictional }) => fictional) ? (
        <Text fontSize="xs" color="muted">
          {t('valuation.fictionalNote')}
        </Text>
      ) : null}
    </>
  );
}
