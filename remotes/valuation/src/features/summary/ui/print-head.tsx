import { useFormats } from '@kavel/i18n';
import { PaperHead } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import type { ExportFacts } from '../model/export-facts';

/** Print header of the report: name, status, date and basis. */
export function PrintHead({ facts }: { facts: ExportFacts }) {
  const t = useTexts();
  const f = useFormats();
  return (
    <PaperHead
      kind={t('summary.report')}
      facts={[
        facts.status,
        f.date(facts.valueDate),
        ...facts.models,
        ...facts.snapshots,
        ...(facts.approved ? [`${t('overridden.approval')} ${facts.approved}`] : []),
        t('summary.printedAt', { moment: f.moment(new Date().toISOString()) }),
      ]}
    />
  );
}
