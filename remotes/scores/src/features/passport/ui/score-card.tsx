import type { PropertyScore } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, EmptyState, Figure, Flex, SectionTitle, Text } from '@kavel/ui/core';
import { compareWithBuurt, ScaleBar } from '../../../common/scores';
import { useTexts } from '../../../i18n';

/** The score, compared with the buurt, and how much of it was measured. */
export function ScoreCard({ score }: { score: PropertyScore }) {
  const t = useTexts();
  const format = useFormats();
  const buurt = compareWithBuurt(score);
  if (score.completeness === 0)
    return <EmptyState title={t('score.nothing')} description={t('score.nothingWhy')} />;
  if (score.score === null)
    return (
      <EmptyState
        title={t('score.withheld')}
        description={t('score.withheldWhy', { share: format.percent(score.completeness) })}
      />
    );

  const points = format.number(score.score);
  const label = buurt
    ? t('score.bar', { score: points, buurt: format.number(buurt.score) })
    : t('score.barAlone', { score: points });
  return (
    <div>
      <SectionTitle>{t('score.heading')}</SectionTitle>
      <Flex flexWrap="wrap" alignItems="baseline" columnGap="10" rowGap="2" mt="1">
        <Text display="flex" alignItems="baseline" gap="2">
          <Figure fontSize="5rem" fontWeight="bold" lineHeight="1" letterSpacing="-.04em" color="accent">
            {points}
          </Figure>
          <Text as="span" color="muted" fontSize="lg">
            {t('score.of')}
          </Text>
        </Text>
        {buurt ? (
          <Text display="flex" alignItems="baseline" gap="2">
            <Figure fontSize="3xl" fontWeight="semibold" lineHeight="1" letterSpacing="-.03em">
              {format.number(buurt.score)}
            </Figure>
            <Text as="span" color="muted">
              {t('score.buurt')}
            </Text>
          </Text>
        ) : null}
      </Flex>
      <Box mt="5" mb="3">
        <ScaleBar score={score.score} mark={score.buurtScore} label={label} />
      </Box>
      <p>{buurt ? t(`score.${buurt.relation}`, { count: buurt.points }) : t('score.noBuurt')}</p>
      <Text mt="1" color="muted" fontSize="sm">
        {score.completeness >= 0.999
          ? t('score.complete')
          : t('score.partly', { share: format.percent(score.completeness) })}
      </Text>
    </div>
  );
}
