import type { Candidate, CandidateSignal } from '@kavel/contracts/sourcing';
import { useFormats } from '@kavel/i18n';
import { Box, Button, DescriptionList, Flex, SectionTitle, Stack, Text, TextTable } from '@kavel/ui/core';
import { ChevronLeft, ChevronRight, X } from '@kavel/ui/icons';
import { useTexts } from '../i18n';

export interface CandidateDetailProps {
  candidate: Candidate;
  /** Null at the ends of what is loaded. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

/** Why this pand is a candidate: each signal with value, points, source and date. */
export function CandidateDetail({ candidate, onPrevious, onNext, onClose }: CandidateDetailProps) {
  const t = useTexts();
  const { number, money, date } = useFormats();
  const { address, objects, score, confidence, completeness, modelValue, lastPrice, potential } = candidate;
  const share = (value: number) => t('units.%', { n: number(Math.round(100 * value)) });
  return (
    <Stack gap="3" p="3">
      <Flex alignItems="start" justifyContent="space-between" gap="2">
        <Box>
          <SectionTitle>{address}</SectionTitle>
          <Text fontSize="sm" color="muted">
            {t('objects', { count: objects, n: number(objects) })}
          </Text>
        </Box>
        <Flex>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('previous')}
            disabled={!onPrevious}
            onClick={() => onPrevious?.()}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('next')}
            disabled={!onNext}
            onClick={() => onNext?.()}
          >
            <ChevronRight aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden />
          </Button>
        </Flex>
      </Flex>
      <DescriptionList
        items={[
          { term: t('score'), value: number(Math.round(score)) },
          { term: t('confidence'), value: share(confidence) },
          { term: t('completeness'), value: share(completeness) },
          ...(modelValue === null
            ? []
            : [{ term: t('modelValue'), value: money(1_000 * Math.round(modelValue / 1_000)) }]),
          ...(lastPrice
            ? [
                {
                  term: t('lastPrice'),
                  value: t('lastPriceOn', { price: money(lastPrice.price), date: date(lastPrice.date) }),
                },
              ]
            : []),
          ...(potential
            ? [
                {
                  term: `${t('potential')} ${t(`potentialOf.${potential.type}`)}`,
                  value: t('range', {
                    low: money(1_000 * Math.round(potential.low / 1_000)),
                    high: money(1_000 * Math.round(potential.high / 1_000)),
                  }),
                },
              ]
            : []),
        ]}
      />
      <SignalTable signals={candidate.signals} />
    </Stack>
  );
}

function SignalTable({ signals }: { signals: readonly CandidateSignal[] }) {
  const t = useTexts();
  const { number, date } = useFormats();
  const ordered = signals.toSorted((a, b) => b.contribution - a.contribution || b.weight - a.weight);
  return (
    <TextTable dense inset>
      <Box as="caption" captionSide="top" textAlign="start" fontSize="xs" color="muted" pb="1">
        {t('signalTable')}
      </Box>
      <thead>
        <tr>
          <th scope="col">{t('signal')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col" style={{ textAlign: 'end' }}>
            {t('points')}
          </th>
          <th scope="col" style={{ textAlign: 'end' }}>
            {t('contribution')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ordered.map(({ key, value, unit, score, contribution, source, date: on, missing }) => (
          <tr key={key}>
            <th scope="row">
              {t(`signals.${key}`)}
              {on ? (
                <Text as="span" display="block" fontSize="xs" fontWeight="normal" color="muted">
                  {t('sourceOn', { source, date: date(on) })}
                </Text>
              ) : null}
            </th>
            <td>
              {missing
                ? t(`missing.${missing}`)
                : t(`units.${unit as '%'}`, { n: number(Math.round(10 * (value ?? 0)) / 10) })}
            </td>
            <Box as="td" textAlign="end" fontVariantNumeric="tabular-nums">
              {score === null ? '–' : number(Math.round(score))}
            </Box>
            <Box as="td" textAlign="end" fontVariantNumeric="tabular-nums">
              {score === null ? '–' : number(Math.round(10 * contribution) / 10)}
            </Box>
          </tr>
        ))}
      </tbody>
    </TextTable>
  );
}
