import type { SustainabilityScore, TaxonomyStatus } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { KeyFigures } from '@kavel/ui/data';
import type { IndexedAddresses } from '../api/queries';
import { useTexts } from '../i18n';
import { worstLabels } from '../model/plan';
import { Section } from './page-frame';

/** Key figures of a portfolio. Addresses without a total are not in the mean. */
export function PortfolioSummary({ found: { scores, unknown } }: { found: IndexedAddresses }) {
  const t = useTexts();
  const format = useFormats();
  const totals = scores.flatMap(({ score }) => (score === null ? [] : [score]));
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  const count = (matches: (score: SustainabilityScore) => boolean) =>
    format.number(scores.filter(matches).length);
  const taxonomy = (['yes', 'no', 'unknown'] satisfies TaxonomyStatus[]).map(status =>
    count(({ details }) => details.taxonomy.status === status),
  );
  const figures = [
    {
      key: 'index',
      label: t('summary.index'),
      value: totals.length === 0 ? t('summary.withheld') : format.number(mean),
      note: t('summary.of', { count: format.number(totals.length), of: format.number(scores.length) }),
    },
    {
      key: 'efg',
      label: t('summary.efg'),
      value: count(
        ({ details: { energielabel } }) => energielabel !== null && worstLabels.includes(energielabel),
      ),
    },
    {
      key: 'fails',
      label: t('summary.fails'),
      value: count(({ details }) => details.obligations.some(({ status }) => status === 'fails')),
    },
    { key: 'taxonomy', label: t('summary.taxonomy'), value: taxonomy.join(' / ') },
  ];
  return (
    <Section title={t('summary.heading')}>
      <KeyFigures figures={figures} />
      {unknown > 0 ? (
        <Text fontSize="sm" color="muted">
          {t('summary.unknown', { count: unknown })}
        </Text>
      ) : null}
    </Section>
  );
}
