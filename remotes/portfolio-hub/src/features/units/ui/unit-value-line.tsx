import { call, portfolioQueries } from '@kavel/api-client';
import { Sparkline } from '@kavel/charts';
import { portfolioApi } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { queryOptions, useQuery } from '@kavel/query';
import { Flex, Text, TextLink } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';

/** The same key as the page of values over time has. */
const overTime = (portfolioId: string, unitId: string) =>
  queryOptions({
    queryKey: [...portfolioQueries.all(), 'value-over-time', portfolioId, unitId],
    queryFn: ({ signal }) =>
      call(portfolioApi.getValueOverTime, { params: { id: portfolioId }, query: { unitId } }, { signal }),
  });

/** The approved values of a unit as a small line, and the page that explains them; nothing without one. */
export default function UnitValueLine({ portfolioId, unitId }: { portfolioId: string; unitId: string }) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const { data } = useQuery(overTime(portfolioId, unitId));
  const points = data?.points ?? [];
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <Flex gap="3" alignItems="center" wrap="wrap" fontSize="sm">
      {points.length > 1 ? (
        <>
          <Sparkline
            width={96}
            label={hub('drawer.overTime')}
            labels={points.map(({ date }) => format.date(date))}
            values={points.map(({ total }) => total)}
            format={format.money}
          />
          <Text as="span" color="muted">
            {hub('drawer.values', {
              count: points.length,
              from: format.date(first.date),
              to: format.date(last.date),
            })}
          </Text>
        </>
      ) : null}
      <TextLink to={`/${portfolioId}/value?unit=${unitId}`}>{t('hub.value')}</TextLink>
    </Flex>
  );
}
