import type { LineResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { saveText } from '../../../common/save-text';
import { useTexts } from '../../../i18n';
import { isProblem, problemReport } from '../model/line-results';

/** The bad lines as a file, to mend elsewhere or to send back to who made the list. */
export function ProblemDownload({ results }: { results: readonly LineResult[] }) {
  const t = useTexts();
  const format = useFormats();
  const number = results.filter(isProblem).length;
  if (number === 0) return null;

  const download = () => {
    const headings = { line: t('lines.line'), text: t('lines.text'), reason: t('lines.reason') };
    const report = problemReport(results, headings, outcome => t(`outcomes.${outcome}`));
    saveText(`${t('lines.fileName')}.csv`, 'text/csv', report);
  };

  return (
    <Button size="lg" onClick={download}>
      <Download aria-hidden /> {t('lines.download', { count: number, number: format.number(number) })}
    </Button>
  );
}
