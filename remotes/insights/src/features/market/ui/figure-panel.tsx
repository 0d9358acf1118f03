import { BarChart, LineChart } from '@kavel/charts';
import { type MarketAnswer, type MarketFigure, marketLimits } from '@kavel/contracts/market';
import { Stack, Text } from '@kavel/ui/core';
import { useMarketTexts } from '../i18n';
import type { Measure } from '../model/market-view';
import { chartSeries, hidesFew, type PanelLine } from '../model/panel-lines';
import { Definition } from './definition';
import { Panel } from './panel';
import { useFigureFormat } from './use-figure-format';

/** More bars than this cannot be told apart. */
const mostBars = 90;

export interface FigurePanelProps {
  figure: MarketFigure;
  answer: MarketAnswer;
  lines: readonly PanelLine[];
  measure: Measure;
  /** Names of the areas, for the file of a chart. */
  subject: string;
}

/** One figure of all areas: its chart, what it is, and what to know of it. */
export function FigurePanel({ figure, answer, lines, measure, subject }: FigurePanelProps) {
  const t = useMarketTexts();
  const formatOf = useFigureFormat();
  const { periods } = answer;
  const series = chartSeries(lines, measure);
  const title = t(`figures.${figure}`);
  const common = {
    label: measure === 'value' ? title : `${title}, ${t(`measures.${measure}`)}`,
    labelHeader: t('period'),
    labels: periods,
    format: formatOf(figure, measure),
    file: { object: 'market' as const, name: [title, subject, periods.at(-1)] },
  };
  const isBars = figure === 'sales' && measure === 'value' && periods.length * series.length <= mostBars;
  return (
    <Panel title={title} aside={<Definition figure={figure} answer={answer} lines={lines} />}>
      {isBars ? (
        <BarChart {...common} series={series} />
      ) : (
        <LineChart {...common} series={series} zero={false} more={countsOf(lines)} />
      )}
      <Notes figure={figure} answer={answer} lines={lines} />
    </Panel>
  );

  function countsOf(of: readonly PanelLine[]) {
    if (figure === 'sales') return [];
    return of
      .filter(({ basis }) => basis === 'sales')
      .map(line => ({
        label: t('nOf', { name: line.label }),
        values: line.n.map(n => (n === null ? '–' : formatOf('sales')(n))),
      }));
  }
}

function Notes({ figure, answer, lines }: Pick<FigurePanelProps, 'figure' | 'answer' | 'lines'>) {
  const t = useMarketTexts();
  const notes = [
    ...(figure === 'priceIndex' ? [baseNote()] : []),
    ...lines.flatMap(({ links, origins }) =>
      links.map(({ period, fromBase: from, toBase: to }) =>
        t('linked', { origin: origins.join(', '), period, from, to }),
      ),
    ),
    ...(hidesFew(lines) ? [t('few', { n: marketLimits.fewest })] : []),
    ...(lines.some(({ fictional }) => fictional) ? [t('fictional')] : []),
  ];
  return notes.length === 0 ? null : (
    <Stack gap="0" mt="2" fontSize="xs" color="muted">
      {notes.map(note => (
        <Text key={note}>{note}</Text>
      ))}
    </Stack>
  );

  function baseNote(): string {
    return answer.indexBase === null ? t('noBase') : t('indexBase', { period: answer.indexBase });
  }
}
