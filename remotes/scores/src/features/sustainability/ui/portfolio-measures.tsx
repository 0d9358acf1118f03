import type { SustainabilityDetails } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useTexts } from '../i18n';
import { sumMeasures } from '../model/plan';
import { Section } from './page-frame';
import { Payback } from './payback';
import { usePrice } from './price-field';

/** Cost and effect of each measure over all addresses that it is for. */
export function PortfolioMeasures({ details }: { details: readonly SustainabilityDetails[] }) {
  const t = useTexts();
  const format = useFormats();
  const { price, field } = usePrice();
  const sums = sumMeasures(details);
  const all = details.flatMap(({ measures }) => measures);
  const sources = [...new Set(all.map(({ source, year }) => `${source} ${year}`))];
  return (
    <Section title={t('measures.heading')}>
      {sums.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('measures.none')}
        </Text>
      ) : (
        <>
          {field}
          <PlainTableFrame label={t('measures.table')}>
            <PlainTable>
              <thead>
                <tr>
                  <Th scope="col">{t('measures.name')}</Th>
                  {(['addresses', 'euros', 'saved', 'payback'] as const).map(column => (
                    <Th key={column} scope="col" numeric>
                      {t(`measures.${column}`)}
                    </Th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sums.map(sum => (
                  <tr key={sum.name}>
                    <Th scope="row">{sum.name}</Th>
                    <Td numeric>{format.number(sum.addresses)}</Td>
                    <Td numeric>{format.money(sum.euros)}</Td>
                    <Td numeric>{t('measures.kwh', { value: format.number(sum.savedKwh) })}</Td>
                    <Td numeric>
                      <Payback measure={sum} price={price} />
                    </Td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </PlainTableFrame>
          <Text fontSize="xs" color="muted">
            {t('measures.source', { source: sources.join(', ') })}{' '}
            {all.some(({ fictional }) => fictional) ? t('measures.fictional') : ''}
          </Text>
        </>
      )}
    </Section>
  );
}
