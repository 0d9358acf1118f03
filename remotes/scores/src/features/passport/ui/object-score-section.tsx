import { ApiError, catalogueQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Figure, Skeleton, Text, TextLink } from '@kavel/ui/core';
import { compareWithBuurt, failureOf, ScaleBar } from '../../../common/scores';
import { useTexts } from '../../../i18n';

/** The score of an object in three lines, with a link to its passport. Renders nothing without measurements. */
export function ObjectScoreSection({ objectId, title }: { objectId: string; title: string }) {
  const t = useTexts();
  const format = useFormats();
  const { data: score, error, refetch } = useQuery(catalogueQueries.propertyScore(objectId));
  const failure = error ? failureOf(error instanceof ApiError ? error.code : null) : null;
  if (score?.completeness === 0 || failure === 'not-found') return null;

  const points = score && score.score !== null ? format.number(score.score) : '';
  const buurt = score && compareWithBuurt(score);
  return (
    <>
      <Text as="h3" fontSize="xs" fontWeight="medium" color="muted">
        {title}
      </Text>
      {score && score.score === null ? (
        <Text fontSize="sm">
          {t('score.withheldWhy', { share: format.percent(score.completeness) })}{' '}
          <Links objectId={objectId} />
        </Text>
      ) : score ? (
        <>
          <Text display="flex" alignItems="baseline" gap="2">
            <Figure fontSize="2xl" fontWeight="bold" lineHeight="snug">
              {points}
            </Figure>
            <Text as="span" color="muted" fontSize="sm">
              {t('score.of')}
            </Text>
          </Text>
          <Box my="2">
            <ScaleBar
              score={score.score ?? 0}
              mark={score.buurtScore}
              label={
                buurt
                  ? t('score.bar', { score: points, buurt: format.number(buurt.score) })
                  : t('score.barAlone', { score: points })
              }
            />
          </Box>
          <Text fontSize="sm">
            {buurt ? `${t(`score.${buurt.relation}`, { count: buurt.points })} ` : null}
            <Links objectId={objectId} />
          </Text>
        </>
      ) : failure ? (
        <Text fontSize="sm" role="status">
          {t(`failure.${failure}`)}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
        </Text>
      ) : (
        <Skeleton height="5.5rem" mt="1" role="status" aria-label={t('score.loading')} />
      )}
    </>
  );
}

/** Links to the passport and, for users with the permission, to the page of the score. */
function Links({ objectId }: { objectId: string }) {
  const t = useTexts();
  const session = useSession();
  return (
    <>
      <TextLink to={`/passport/${objectId}`}>{t('parts.heading')}</TextLink>
      {hasPermission(session, 'auth.unrestricted-access-general') ? (
        <>
          {' · '}
          <TextLink to={`/score/${objectId}`}>{t('score.page')}</TextLink>
        </>
      ) : null}
    </>
  );
}
