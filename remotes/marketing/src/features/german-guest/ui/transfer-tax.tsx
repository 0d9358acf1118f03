import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Skeleton, Text, TextTable } from '@kavel/ui/core';
import { useGermanGuestTexts } from '../../../i18n/german-guest';
import { purchaseCostQueries, taxRates } from '../../purchase-costs';

/** The transfer tax of the last year that is known, from the service, as it differs by buyer and not by Land. */
export function TransferTax() {
  const t = useGermanGuestTexts();
  const format = useFormats();
  const { data, isError } = useQuery(purchaseCostQueries.parameters());
  if (isError) return <p>{t('tax.failed')}</p>;
  if (!data) return <Skeleton height="40" />;
  const rates = taxRates(data);
  const year = rates?.years.at(-1);
  if (!rates || year === undefined) return <p>{t('tax.failed')}</p>;
  const limit = rates.starterLimits.at(-1);
  return (
    <>
      <TextTable mt="2" dense maxWidth="32rem" aria-label={t('tax.heading', { year: String(year) })}>
        <tbody>
          {rates.rows.map(({ purchaser, rates: byYear }) => {
            const rate = byYear.at(-1);
            return (
              <tr key={purchaser}>
                <th scope="row">{t(`tax.${purchaser}`)}</th>
                <td data-figure>{rate == null ? '–' : format.percent(rate)}</td>
              </tr>
            );
          })}
        </tbody>
      </TextTable>
      <Text mt="2" fontSize="sm" color="muted">
        {t('tax.note', { year: String(year), limit: limit == null ? '–' : format.money(limit) })}
      </Text>
    </>
  );
}
