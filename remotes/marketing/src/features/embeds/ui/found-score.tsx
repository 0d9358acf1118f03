import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Figure, Flex, Skeleton, Text } from '@kavel/ui/core';
import { useEmbedTexts } from '../../../i18n/embeds';
import { totalScoreQuery } from '../api/total-score-query';

/** The score of a chosen address, or why there is none. */
export function FoundScore({ objectId }: { objectId: string }) {
  const t = useEmbedTexts();
  const format = useFormats();
  const { data, isError } = useQuery(totalScoreQuery(objectId));
  if (isError) return <Text role="alert">{t('failed')}</Text>;
  if (!data) return <Skeleton height="20" role="status" aria-label={t('waiting')} />;
  if (data.score === null || data.band === null) return <Text>{t('noScore')}</Text>;
  return (
    <div aria-live="polite">
      <Flex alignItems="baseline" gap="3">
        <Text fontSize="3xl" fontWeight="bold" lineHeight="tight">
          <Figure>{format.number(data.score)}</Figure>
        </Text>
        <Text>{t('outOf', { band: t(`band.${data.band}`) })}</Text>
      </Flex>
      <Box height="2.5" mt="2" borderRadius="full" bg="sunken" overflow="hidden" aria-hidden>
        <Box height="full" bg="accent" style={{ width: `${data.score}%` }} />
      </Box>
      <Text mt="2" fontSize="sm" color="muted">
        {t('complete', { share: format.percent(data.completeness) })}
      </Text>
    </div>
  );
}
