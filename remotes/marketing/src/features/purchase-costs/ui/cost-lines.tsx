import type { PurchaseCosts } from '@kavel/contracts';
import { useFormats, useLanguage, useSourceText } from '@kavel/i18n';
import { Text, TextTable } from '@kavel/ui/core';
import { usePurchaseCostTexts } from '../../../i18n/purchase-costs';
import type { Purchaser } from '../model/purchase-form';
import { rateText } from '../model/rate-text';

type Line = PurchaseCosts['lines'][number];

/** Every cost line with its amount, rate, explanation and source. */
export function CostLines({ costs, purchaser }: { costs: PurchaseCosts; purchaser: Purchaser }) {
  const t = usePurchaseCostTexts();
  const format = useFormats();
  const language = useLanguage();
  const sourceText = useSourceText();
  const why = ({ key }: Line) =>
    key === 'transfer-tax' ? t(`why.transfer-tax.${purchaser}`) : t(`why.${key}`);
  const rateOf = ({ rate }: Line) => (rate === null ? t('result.fixed') : rateText(rate, language));

  return (
    <TextTable aria-label={t('result.heading')}>
      <thead>
        <tr>
          <th scope="col">{t('result.line')}</th>
          <th scope="col" data-figure>
            {t('result.rate')}
          </th>
          <th scope="col" data-figure>
            {t('result.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('result.price')}</th>
          <td data-figure />
          <td data-figure>{format.money(costs.price)}</td>
        </tr>
        {costs.lines.map(line => (
          <tr key={line.key}>
            <th scope="row">
              <Text as="span" fontWeight="medium">
                {t(`line.${line.key}`)}
              </Text>
              <Text as="span" display="block" color="muted" fontSize="sm">
                {why(line)}
              </Text>
              <Text as="span" display="block" color="muted" fontSize="xs" mt="1">
                {t('result.source', { source: sourceText(line.source), year: String(line.year) })}
              </Text>
            </th>
            <td data-figure>{rateOf(line)}</td>
            <td data-figure>{format.money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('result.total')}</th>
          <td data-figure />
          <td data-figure>{format.money(costs.total)}</td>
        </tr>
        <tr>
          <th scope="row">{t('result.vrijOpNaam')}</th>
          <td data-figure />
          <td data-figure>{format.money(costs.vrijOpNaam)}</td>
        </tr>
      </tfoot>
    </TextTable>
  );
}
