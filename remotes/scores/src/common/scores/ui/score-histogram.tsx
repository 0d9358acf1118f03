import { HistogramChart } from '@kavel/charts';
import { useTexts } from '../i18n';
import { classEdges, countsByClass } from '../model/score-rows';

/** How many have a score in each class of ten points. A file of its own, so that charts are loaded when one is shown. */
export default function ScoreHistogram({
  rows,
  label,
  countHeader,
}: {
  rows: readonly { score: number | null }[];
  label: string;
  /** Addresses by default. */
  countHeader?: string;
}) {
  const t = useTexts();
  return (
    <HistogramChart
      label={label}
      labelHeader={t('portfolio.score')}
      countHeader={countHeader ?? t('portfolio.count')}
      edges={classEdges}
      counts={countsByClass(rows)}
      formatEdge={String}
      height={300}
    />
  );
}
