import { shownEstimate } from '@kavel/contracts';
import type { ExplainedEstimate } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Figure, Skeleton, Text, TextLink } from '@kavel/ui/core';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { valuedAddressQueries } from '../api/valued-address-queries';
import { Part } from './part';

/** What buying at this value costs a buyer who will live there. */
export function CostsOfBuying({ estimate }: { estimate: ExplainedEstimate }) {
  const t = useValuedAddressTexts();
  const format = useFormats();
  const { value } = shownEstimate(estimate);
  const { data, isError } = useQuery(valuedAddressQueries.costs(value, estimate.valueDate));
  return (
    <Part
      heading={t('costs.heading')}
      action={<TextLink to={`/estimate/boron?price=${value}`}>{t('costs.open')}</TextLink>}
    >
      {isError ? <p>{t('partAway')}</p> : null}
      {data ? (
        <>
          <Text fontSize="2xl" fontWeight="bold" lineHeight="snug">
            <Figure>{format.money(data.total)}</Figure>
          </Text>
          <p>{t('costs.text', { share: format.percent(data.total / data.price) })}</p>
        </>
      ) : null}
      {!data && !isError ? <Skeleton height="20" /> : null}
    </Part>
  );
}
