import { type PropertyScore, type ScoreBand, scoreBands } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Card, Figure, Flex, Notice, SectionTitle, Text } from '@kavel/ui/core';
import { KeyFigures } from '@kavel/ui/data';
import { useCallback } from 'react';
import { useTexts } from '../i18n';
import type { BandChoice } from '../model/score-rows';
import { useCatalogue } from './catalogue-context';
import { ScaleBar } from './scale-bar';

/** Lowest points of each band but the last. */
const bandStarts: Record<Exclude<ScoreBand, 'poor'>, number> = {
  excellent: 80,
  good: 65,
  fair: 50,
  weak: 35,
};

/** Name of a band with its limit: `goed (vanaf 65)`. */
export function useBandText(): (band: ScoreBand) => string {
  const t = useTexts();
  return useCallback(
    band =>
      band === 'poor'
        ? t('band.below', { band: t('band.poor'), points: bandStarts.weak })
        : t('band.from', { band: t(`band.${band}`), points: bandStarts[band] }),
    [t],
  );
}

/** The same, also for scores without a total. */
export function useBandChoiceText(): (band: BandChoice) => string {
  const t = useTexts();
  const bandText = useBandText();
  return useCallback(band => (band === 'none' ? t('total.none') : bandText(band)), [t, bandText]);
}

export interface ScoreTotalProps {
  /** Name of the score. */
  title: string;
  score: PropertyScore;
  /** What was measured, when the score is the user's own calculation. */
  measured?: PropertyScore | null;
  /** All weights are zero. */
  weightless?: boolean;
  updating?: boolean;
}

/** The total with its band, or why there is none; completeness and confidence. */
export function ScoreTotal({ title, score, measured = null, weightless, updating }: ScoreTotalProps) {
  const t = useTexts();
  const format = useFormats();
  const bandText = useBandText();
  const { completeness, confidence, band } = score;
  return (
    <Card p={{ base: '4', md: '6' }} aria-busy={updating} opacity={updating ? 0.7 : 1}>
      <SectionTitle>{measured ? `${title}: ${t('total.yours')}` : title}</SectionTitle>
      <Box aria-live="polite">
        {weightless ? (
          <Box mt="2">
            <Notice tone="error">{t('whatIf.zero')}</Notice>
          </Box>
        ) : (
          <Outcome score={score} />
        )}
        {measured ? (
          <Text mt="2" color="muted">
            {measured.score === null
              ? t('total.measuredNone')
              : t('total.measured', { score: format.number(measured.score) })}
          </Text>
        ) : null}
      </Box>
      <Box mt="4">
        <KeyFigures
          figures={[
            {
              key: 'band',
              label: t('total.band'),
              value: band ? bandText(band) : '–',
            },
            {
              key: 'completeness',
              label: t('total.completeness'),
              value: format.percent(completeness),
              note: t('total.completenessNote'),
            },
            {
              key: 'confidence',
              label: t('total.confidence'),
              value: confidence === null ? t('total.unknown') : format.percent(confidence),
              note: t('total.confidenceNote'),
            },
          ]}
        />
      </Box>
      <Text mt="3" fontSize="xs" color="muted">
        {t('total.version', { version: score.version, use: t(`use.${score.use}`) })}{' '}
        {t('band.scale', { bands: scoreBands.map(bandText).join(', ') })}
      </Text>
    </Card>
  );
}

function Outcome({ score: { score, buurtScore, completeness } }: { score: PropertyScore }) {
  const t = useTexts();
  const format = useFormats();
  const { pages } = useCatalogue();
  if (score === null) {
    return (
      <Box mt="2">
        <Text fontSize="xl" fontWeight="bold">
          {t('total.none')}
        </Text>
        <Text mt="1">
          {completeness === 0
            ? t('total.nothing')
            : t('total.noneWhy', { share: format.percent(completeness) })}
        </Text>
      </Box>
    );
  }
  const points = format.number(score);
  const buurt = buurtScore === null ? null : format.number(buurtScore);
  return (
    <>
      <Flex flexWrap="wrap" alignItems="baseline" columnGap="10" rowGap="2" mt="1">
        <Big points={points} note={t('total.of')} large />
        {buurt === null ? null : <Big points={buurt} note={t('total.buurt')} />}
      </Flex>
      <Box mt="4">
        <ScaleBar
          score={score}
          mark={buurtScore}
          label={
            buurt === null ? t('total.barAlone', { score: points }) : t('total.bar', { score: points, buurt })
          }
        />
      </Box>
      {buurt === null && pages.includes('area') ? (
        <Text mt="2" fontSize="sm" color="muted">
          {t('total.noBuurt')}
        </Text>
      ) : null}
    </>
  );
}

function Big({ points, note, large = false }: { points: string; note: string; large?: boolean }) {
  return (
    <Text display="flex" alignItems="baseline" gap="2">
      <Figure
        fontSize={large ? '5rem' : '3xl'}
        fontWeight="bold"
        lineHeight="1"
        letterSpacing="-.04em"
        color={large ? 'accent' : 'text'}
      >
        {points}
      </Figure>
      <Text as="span" color="muted">
        {note}
      </Text>
    </Text>
  );
}
