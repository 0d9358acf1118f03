import type { PropertyScore } from '@kavel/contracts';
import { useFormats, useLanguage } from '@kavel/i18n';
import { useLocation } from '@kavel/router';
import { Text, TextLink } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { bestOf } from '../model/comparison';
import { useCatalogue } from './catalogue-context';
import { useBandText } from './score-total';
import { useMetricText } from './use-metric-text';

/** A row of a comparison: what is compared, and for each address its text; `best` are the places of the best. */
export interface ComparedRow {
  key: string;
  title: string;
  cells: readonly string[];
  best: ReadonlySet<number>;
}

/** Totals first, then the metrics in the order of the catalogue, without those that nobody has. */
export function useComparedRows(
  scores: readonly PropertyScore[],
  metrics: readonly CatalogueMetric[],
): ComparedRow[] {
  const t = useTexts();
  const format = useFormats();
  const language = useLanguage();
  const bandText = useBandText();
  const { valueText } = useMetricText();
  const totals: ComparedRow = {
    key: 'total',
    title: t('parts.total'),
    cells: scores.map(({ score, band }) =>
      score === null
        ? t('total.none')
        : [format.number(score), band && bandText(band)].filter(Boolean).join(', '),
    ),
    best: bestOf(scores.map(({ score }) => score)),
  };
  const quality = (['completeness', 'confidence'] as const).map(key => ({
    key,
    title: t(`total.${key}`),
    cells: scores.map(score => (score[key] === null ? '–' : format.percent(score[key]))),
    best: new Set<number>(),
  }));
  const parts = metrics.flatMap(metric => {
    const found = scores.map(({ parts }) => parts.find(({ key }) => key === metric.key));
    if (found.every(part => !part || part.value === null)) return [];
    const cells = found.map(part =>
      !part || part.value === null || part.score === null
        ? t('parts.missing')
        : t('compare.cell', { value: valueText(part, part.value), points: format.number(part.score) }),
    );
    const best = bestOf(found.map(part => part?.score ?? null));
    return [{ key: metric.key, title: metric.name[language], cells, best }];
  });
  return [totals, ...quality, ...parts];
}

/** Address of a compared object; leads to its page with the same weights. */
export function ComparedAddress({ score }: { score: PropertyScore }) {
  const { path } = useCatalogue();
  const { search } = useLocation();
  const weights = new URLSearchParams(search).get('weights');
  const query = weights ? `?${new URLSearchParams({ weights })}` : '';
  return <TextLink to={`${path}/${score.objectId}${query}`}>{score.address}</TextLink>;
}

/** Marks the best of a row, not by colour alone. */
export function BestMark() {
  const t = useTexts();
  return (
    <Text as="span" color="accent" fontSize="xs" fontWeight="semibold" whiteSpace="nowrap">
      {' '}
      ★ {t('compare.best')}
    </Text>
  );
}
