import { useFormats, useLanguage, useSourceText } from '@kavel/i18n';
import { chakra, SectionTitle, Text } from '@kavel/ui/core';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';
import { rateText } from '../model/rate-text';
import type { TaxRates } from '../model/tax-rates';

const Table = chakra('table', {
  base: {
    mt: '3',
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { height: 'row', textAlign: 'end', fontWeight: 'normal', ps: '3', whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'start', ps: '0', whiteSpace: 'normal' },
    '& tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& thead th': { color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
  },
});

/** The tax rates of every known year, so that one sees what the date of the deed does. */
export function RateTable({ rates }: { rates: TaxRates }) {
  const t = usePurchaseCostTexts();
  const format = useFormats();
  const language = useLanguage();
  const sourceText = useSourceText();
  return (
    <section>
      <SectionTitle>{t('rates.heading')}</SectionTitle>
      <Table aria-label={t('rates.heading')}>
        <thead>
          <tr>
            <th scope="col">{t('rates.purchaser')}</th>
            {rates.years.map(year => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.rows.map(row => (
            <tr key={row.purchaser}>
              <th scope="row">{t(`purchaser.${row.purchaser}`)}</th>
              {row.rates.map((rate, index) => (
                <td key={rates.years[index]}>{rate === null ? '–' : rateText(rate, language)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('rates.limit')}</th>
            {rates.starterLimits.map((limit, index) => (
              <td key={rates.years[index]}>{limit === null ? '–' : format.money(limit)}</td>
            ))}
          </tr>
        </tbody>
      </Table>
      <Text mt="2" fontSize="xs" color="muted">
        {t('rates.source', { source: sourceText(rates.source) })}
      </Text>
    </section>
  );
}
