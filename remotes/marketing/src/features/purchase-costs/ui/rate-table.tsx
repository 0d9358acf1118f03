import { useFormats, useLanguage, useSourceText } from '@kavel/i18n';
import { SectionTitle, Text, TextTable } from '@kavel/ui/core';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';
import { rateText } from '../model/rate-text';
import type { TaxRates } from '../model/tax-rates';

/** Tax rates of every known year, to compare deed dates. */
export function RateTable({ rates }: { rates: TaxRates }) {
  const t = usePurchaseCostTexts();
  const format = useFormats();
  const language = useLanguage();
  const sourceText = useSourceText();
  return (
    <section>
      <SectionTitle>{t('rates.heading')}</SectionTitle>
      <TextTable dense mt="3" aria-label={t('rates.heading')}>
        <thead>
          <tr>
            <th scope="col">{t('rates.purchaser')}</th>
            {rates.years.map(year => (
              <th data-figure key={year} scope="col">
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
                <td data-figure key={rates.years[index]}>
                  {rate === null ? '–' : rateText(rate, language)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('rates.limit')}</th>
            {rates.starterLimits.map((limit, index) => (
              <td data-figure key={rates.years[index]}>
                {limit === null ? '–' : format.money(limit)}
              </td>
            ))}
          </tr>
        </tbody>
      </TextTable>
      <Text mt="2" fontSize="xs" color="muted">
        {t('rates.source', { source: sourceText(rates.source) })}
      </Text>
    </section>
  );
}
