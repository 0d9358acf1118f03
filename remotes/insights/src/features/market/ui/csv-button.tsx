import { type MarketAnswer, marketFigures } from '@kavel/contracts/market';
import { bus } from '@kavel/event-bus';
import { csvFile, exportFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { Button } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useMarketTexts } from '../i18n';
import { marketCsv } from '../model/market-csv';
import { panelLines } from '../model/panel-lines';

export interface CsvButtonProps {
  answer: MarketAnswer;
  nameOf: (code: string) => string;
}

/** All lines of the dashboard as one table. */
export function CsvButton({ answer, nameOf }: CsvButtonProps) {
  const t = useMarketTexts();
  const save = async () => {
    const names = { area: nameOf, published: nameOf };
    const lines = marketFigures.flatMap(figure => panelLines(answer, figure, names));
    const rows = marketCsv(answer.periods, lines, {
      ...{ period: t('period'), figure: t('columns.figure'), area: t('columns.area') },
      ...{ value: t('columns.value'), low: t('columns.low'), high: t('columns.high'), n: t('columns.n') },
      ...{ onPeriod: t('columns.onPeriod'), onYear: t('columns.onYear'), origin: t('source') },
      figureName: figure => t(`figures.${figure}`),
    });
    const subject = answer.areas.map(({ code }) => nameOf(code)).join(' + ');
    try {
      await exportFile({
        content: await csvFile(rows),
        fileName: fileNameOf([t('title'), subject, answer.periods.at(-1)], 'csv'),
        object: 'market',
        rows: rows.length - 1,
      });
    } catch {
      bus.publish('toast', { tone: 'error', title: t('csvFailed') });
    }
  };
  return (
    <Button onClick={() => void save()}>
      <Download aria-hidden />
      {t('csv')}
    </Button>
  );
}
