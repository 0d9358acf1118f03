import { ApiError, errorDetails } from '@kavel/api-client';
import type { LabelJumpResult } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Card, ErrorState, Figure, Flex, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { RangeBar } from '@kavel/ui/data';
import { useLabelJumpTexts } from '../../../i18n/label-jump';
import { jumpQuery } from '../api/jump-query';
import type { Jump } from '../model/jump-form';
import { JumpSteps } from './jump-steps';
import { JumpSums } from './jump-sums';

/** What the jump may add, its steps, and what is left after measures. */
export function JumpResult({ jump }: { jump: Jump }) {
  const t = useLabelJumpTexts();
  const { data, error, refetch, isPlaceholderData } = useQuery(jumpQuery(jump));

  if (error) {
    const refused = error instanceof ApiError && error.status < 500;
    return (
      <ErrorState
        title={t('failure.title')}
        description={t(refused ? 'failure.refused' : 'failure.away')}
        {...(refused ? {} : { retry: { label: t('failure.retry'), onRetry: () => void refetch() } })}
        details={{ label: t('failure.details'), text: errorDetails(error) }}
      />
    );
  }
  if (!data) return <Skeleton height="36rem" role="status" aria-label={t('result.waiting')} />;
  return (
    <Stack gap="6" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
      <Card p={{ base: '4', md: '6' }}>
        <Headline result={data} jump={jump} />
      </Card>
      <section>
        <SectionTitle>{t('steps.heading')}</SectionTitle>
        <JumpSteps result={data} value={jump.value} />
      </section>
      <section>
        <SectionTitle>{t('sums.heading')}</SectionTitle>
        <JumpSums result={data} />
      </section>
    </Stack>
  );
}

function Headline({ result, jump: { from, to } }: { result: LabelJumpResult; jump: Jump }) {
  const t = useLabelJumpTexts();
  const format = useFormats();
  const range = { low: format.money(result.low.amount), high: format.money(result.high.amount) };
  return (
    <>
      <Text fontSize="sm" color="muted">
        {t('result.label', { from, to })}
      </Text>
      <Flex flexWrap="wrap" alignItems="baseline" columnGap="4" aria-live="polite">
        <Text fontSize="3xl" fontWeight="bold" lineHeight="snug" letterSpacing="-.02em">
          <Figure>{format.money(result.middle.amount)}</Figure>
        </Text>
        <Text color="muted">{t('result.range', range)}</Text>
      </Flex>
      <Flex flexDirection="column" gap="2" mt="4">
        <RangeBar
          value={result.middle.amount}
          low68={result.low.amount}
          high68={result.high.amount}
          label={t('result.range', range)}
        />
        <Text fontSize="sm">{t('result.association')}</Text>
      </Flex>
    </>
  );
}
