import { useFormats } from '@kavel/i18n';
import { Box, TextTable } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { classEdges, countsByClass } from '../model/score-rows';

export interface ScoreHistogramProps {
  rows: readonly { score: number | null }[];
  /** Accessible name. */
  label: string;
  /** Header of the counts; addresses by default. */
  countHeader?: string;
}

/** How many have a score in each class of ten points, as a table with bars: charts would not fit beside a map. */
export function ScoreHistogram({ rows, label, countHeader }: ScoreHistogramProps) {
  const t = useTexts();
  const format = useFormats();
  const counts = countsByClass(rows);
  const most = Math.max(1, ...counts);
  return (
    <TextTable dense aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('portfolio.score')}</th>
          <th scope="col" data-figure>
            {countHeader ?? t('portfolio.count')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {counts.map((count, at) => (
          <tr key={classEdges[at]}>
            <th scope="row">{`${classEdges[at]} – ${classEdges[at + 1]}`}</th>
            <td data-figure>{format.number(count)}</td>
            <Box as="td" width="60%">
              <Box
                height="3"
                borderRadius="sm"
                bg="series1"
                style={{ width: `${(100 * count) / most}%` }}
                aria-hidden
              />
            </Box>
          </tr>
        ))}
      </tbody>
    </TextTable>
  );
}
