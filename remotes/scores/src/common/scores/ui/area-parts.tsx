import type { AreaScore, AreaScorePart } from '@kavel/contracts';
import { useFormats, useLanguage } from '@kavel/i18n';
import { SectionTitle, Text, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useTexts } from '../i18n';
import type { CatalogueMetric } from '../model/catalogue';
import { useMetricText } from './use-metric-text';

/** Parts of the score of an area: mean points, how the values are distributed, references, weight, contribution. */
export function AreaParts({ area, metrics }: { area: AreaScore; metrics: readonly CatalogueMetric[] }) {
  const t = useTexts();
  const format = useFormats();
  const language = useLanguage();
  const { valueText } = useMetricText();
  const names = new Map(metrics.map(({ key, name }) => [key, name[language]]));
  const text = (part: AreaScorePart, value: number | null | undefined) =>
    value === null || value === undefined ? '–' : valueText(part, value);
  const heads = ['p10', 'p50', 'p90', 'gemeente', 'country', 'points', 'weight', 'contribution'] as const;
  return (
    <section>
      <SectionTitle>{t('parts.heading')}</SectionTitle>
      <Text mt="1" color="muted" maxWidth="44rem">
        {t('area.partsLead')}
      </Text>
      <ScrollRegion label={t('parts.heading')} overflowX="auto">
        <TextTable dense mt="3" minWidth="48rem" aria-label={t('parts.heading')}>
          <thead>
            <tr>
              <th scope="col">{t('parts.part')}</th>
              {heads.map(head => (
                <th scope="col" data-figure key={head}>
                  {t(head === 'p10' || head === 'p50' || head === 'p90' ? `area.${head}` : `parts.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...area.parts]
              .sort((one, other) => other.contribution - one.contribution || other.weight - one.weight)
              .map(part => (
                <tr key={part.key}>
                  <th scope="row">{names.get(part.key) ?? part.key}</th>
                  <td data-figure>{text(part, part.values?.p10)}</td>
                  <td data-figure>{text(part, part.values?.p50)}</td>
                  <td data-figure>{text(part, part.values?.p90)}</td>
                  <td data-figure>{text(part, part.reference.gemeente)}</td>
                  <td data-figure>{text(part, part.reference.country)}</td>
                  <td data-figure>{part.score === null ? t('parts.missing') : format.number(part.score)}</td>
                  <td data-figure>{format.percent(part.weight)}</td>
                  <td data-figure>{format.decimal(part.contribution)}</td>
                </tr>
              ))}
          </tbody>
        </TextTable>
      </ScrollRegion>
    </section>
  );
}
