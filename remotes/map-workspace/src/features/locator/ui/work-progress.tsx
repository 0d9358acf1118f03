import { useFormats } from '@kavel/i18n';
import { Flex, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { useTexts } from '../i18n';

export interface WorkProgressProps {
  label: string;
  done: number;
  total: number;
  secondsLeft: number | null;
}

/** Progress in numbers. */
export function WorkProgress({ label, done, total, secondsLeft }: WorkProgressProps) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <Stack gap="2">
      <Text fontSize="sm">{label}</Text>
      <ProgressBar label={label} fraction={total === 0 ? null : Math.min(1, done / total)} />
      <Flex justifyContent="space-between" fontSize="xs" color="muted" fontVariantNumeric="tabular-nums">
        <span role="status">{t('progress', { done: number(done), total: number(total) })}</span>
        <span>{secondsLeft === null ? '' : t('timeLeft', { seconds: number(secondsLeft) })}</span>
      </Flex>
    </Stack>
  );
}
