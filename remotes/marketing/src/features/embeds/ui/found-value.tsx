import { ApiError, catalogueQueries } from '@kavel/api-client';
import { shownEstimate } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Figure, Skeleton, Text } from '@kavel/ui/core';
import { RangeBar } from '@kavel/ui/data';
import { useEmbedTexts } from '../../../i18n/embeds';
import { estimateProblem } from '../../estimate';

/** The value of a chosen address with its range. */
export function FoundValue({ objectId }: { objectId: string }) {
  const t = useEmbedTexts();
  const format = useFormats();
  const { data, error } = useQuery(catalogueQueries.estimate(objectId));
  if (error) {
    const problem = estimateProblem(error instanceof ApiError ? error.code : null);
    return <Text role="alert">{t(problem === 'noValue' ? 'noValue' : 'failed')}</Text>;
  }
  if (!data) return <Skeleton height="24" role="status" aria-label={t('waiting')} />;
  const shown = shownEstimate(data);
  const range = t('range', { low: format.money(shown.low68), high: format.money(shown.high68) });
  return (
    <div aria-live="polite">
      <Text fontSize="sm" color="muted">
        {t('value')}
      </Text>
      <Text fontSize="2xl" fontWeight="bold" lineHeight="tight">
        <Figure>{format.money(shown.value)}</Figure>
      </Text>
      <Box my="2">
        <RangeBar value={data.value} low68={data.low68} high68={data.high68} label={range} />
      </Box>
      <Text fontSize="sm">{range}</Text>
      {data.fictionalSales ? (
        <Text fontSize="xs" color="amber">
          {t('fictional')}
        </Text>
      ) : null}
    </div>
  );
}
