import type { SustainabilityMeasure } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useTexts } from '../i18n';
import { Section } from './page-frame';
import { Payback } from './payback';
import { usePrice } from './price-field';

/** Cost and effect of measures for an address, with payback at a price of the user. */
export function MeasuresSection({ measures }: { measures: readonly SustainabilityMeasure[] }) {
  const t = useTexts();
  const format = useFormats();
  const { price, field } = usePrice();
  const sources = [...new Set(measures.map(({ source, year }) => `${source} ${year}`))];
  if (measures.length === 0)
    return (
      <Section title={t('measures.heading')}>
        <Text fontSize="sm" color="muted">
          {t('measures.none')}
        </Text>
      </Section>
    );
  return (
    <Section title={t('measures.heading')}>
      {field}
      <PlainTableFrame label={t('measures.table')}>
        <PlainTable>
          <thead>
            <tr>
              <Th scope="col">{t('measures.name')}</Th>
              <Th scope="col" numeric>
                {t('measures.euros')}
              </Th>
              <Th scope="col" numeric>
                {t('measures.saved')}
              </Th>
              <Th scope="col" numeric>
                {t('measures.payback')}
              </Th>
              <Th scope="col">{t('measures.labelAfter')}</Th>
            </tr>
          </thead>
          <tbody>
            {measures.map(measure => (
              <tr key={measure.name}>
                <Th scope="row">{measure.name}</Th>
                <Td numeric>{format.money(measure.euros)}</Td>
                <Td numeric>{t('measures.kwh', { value: format.number(measure.savedKwh) })}</Td>
                <Td numeric>
                  <Payback measure={measure} price={price} />
                </Td>
                <Td>
                  <EnergyLabelBadge label={measure.labelAfter} />
                </Td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
      <Text fontSize="xs" color="muted">
        {t('measures.source', { source: sources.join(', ') })}{' '}
        {measures.some(({ fictional }) => fictional) ? t('measures.fictional') : ''}
      </Text>
    </Section>
  );
}
