import type { PropertyScore } from '@kavel/contracts';
import { Box, Button, Text, TextTable } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { BestMark, ComparedAddress, useComparedRows } from './comparison-parts';

export interface ComparedProps {
  scores: readonly PropertyScore[];
  metrics: readonly CatalogueMetric[];
  onRemove: (id: string) => void;
}

/** A column for each address and a row for each metric. */
export function ComparisonTable({ scores, metrics, onRemove }: ComparedProps) {
  const t = useTexts();
  const rows = useComparedRows(scores, metrics);
  return (
    <TextTable dense aria-label={t('compare.title')}>
      <thead>
        <tr>
          <th scope="col">{t('parts.part')}</th>
          {scores.map(score => (
            <th scope="col" key={score.objectId}>
              <ComparedAddress score={score} />
              <Box>
                <Button
                  variant="ghost"
                  aria-label={t('compare.removeOne', { address: score.address })}
                  onClick={() => onRemove(score.objectId)}
                >
                  {t('compare.remove')}
                </Button>
              </Box>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, cells, best }) => (
          <tr key={key}>
            <th scope="row">
              <Text as="span" fontWeight={key === 'total' ? 'semibold' : 'medium'}>
                {title}
              </Text>
            </th>
            {cells.map((cell, at) => (
              <td key={scores[at]?.objectId}>
                <Text as="span" fontWeight={best.has(at) ? 'semibold' : 'normal'}>
                  {cell}
                </Text>
                {best.has(at) ? <BestMark /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TextTable>
  );
}
