import type { VisitFigures } from '@kavel/contracts/content';
import { bus } from '@kavel/event-bus';
import { csvFile, exportFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { Button } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useVisitTexts } from '../i18n';
import { visitCsv } from '../model/visit-csv';
import { useVisitFormats } from './use-visit-formats';

/** All figures of all pages as one table. */
export function VisitCsvButton({ figures }: { figures: VisitFigures }) {
  const t = useVisitTexts();
  const { page } = useVisitFormats();
  const save = async () => {
    const pages = figures.pages.map(one => ({ ...one, name: page(one.route) }));
    const rows = visitCsv([{ ...figures.all, name: t('allPages') }, ...pages], {
      ...{ page: t('columns.page'), visits: t('columns.visits'), loads: t('columns.loads') },
      ...{ loadTime: t('columns.loadTime'), failures: t('columns.failures') },
      ...{ failureShare: t('columns.failureShare'), reports: t('columns.reports'), good: t('columns.good') },
      ...{ needsImprovement: t('columns.needsImprovement'), poor: t('columns.poor'), p75: t('columns.p75') },
    });
    try {
      await exportFile({
        content: await csvFile(rows),
        fileName: fileNameOf([t('title'), figures.since, figures.until], 'csv'),
        object: 'visits',
        rows: rows.length - 1,
      });
    } catch {
      bus.publish('toast', { tone: 'error', title: t('csvFailed') });
    }
  };
  return (
    <Button ms="auto" onClick={() => void save()}>
      <Download aria-hidden />
      {t('csv')}
    </Button>
  );
}
