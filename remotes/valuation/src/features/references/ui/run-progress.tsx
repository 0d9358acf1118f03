import type { AddressBuckets } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, chakra, Flex, Notice, Text } from '@kavel/ui/core';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import type { RunState } from './use-valuation-run';

const Bar = chakra('progress', {
  base: {
    width: 'full',
    height: '1.5',
    appearance: 'none',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'sunken',
    '&::-webkit-progress-bar': { background: '{colors.sunken}' },
    '&::-webkit-progress-value': { background: '{colors.accent}' },
    '&::-moz-progress-bar': { background: '{colors.accent}' },
  },
});

export interface RunProgressProps {
  run: RunState;
  buckets: AddressBuckets;
  pendingCount: number;
  editable: boolean;
  onStop: () => void;
  onResume: () => void;
}

/** How far the valuing of the buckets is, in numbers, with a way to stop and to go on. */
export function RunProgress({ run, buckets, pendingCount, editable, onStop, onResume }: RunProgressProps) {
  const t = useTexts();
  const f = useFormats();
  if (run.state === 'running') {
    return (
      <Notice tone="info">
        <Flex gap="3" align="center" wrap="wrap">
          <chakra.div flex="1" minWidth="12rem">
            <Flex justify="space-between" gap="3" mb="1.5" wrap="wrap">
              <strong role="status">{t('valuation.progress', { done: run.done, total: run.total })}</strong>
              <span>
                {t('valuation.progressUnits', {
                  done: f.number(run.doneUnits),
                  total: f.number(run.totalUnits),
                  bucket: buckets[run.current]?.name ?? run.current,
                })}
                {run.secondsLeft === null ? null : ` · ${t('valuation.left', { seconds: run.secondsLeft })}`}
              </span>
            </Flex>
            <Bar
              value={run.doneUnits}
              max={run.totalUnits || 1}
              aria-label={t('valuation.progress', { done: run.done, total: run.total })}
            />
          </chakra.div>
          <Button onClick={onStop}>{t('common.cancel')}</Button>
        </Flex>
      </Notice>
    );
  }
  const resume =
    pendingCount > 0 && editable ? <Button onClick={onResume}>{t('valuation.resume')}</Button> : null;
  const row = (tone: 'error' | 'warning' | 'info', text: string) => (
    <Notice tone={tone}>
      <Flex gap="3" align="center" wrap="wrap" justify="space-between">
        <Text as="span">{text}</Text>
        {resume}
      </Flex>
    </Notice>
  );
  if (run.state === 'ended' && run.end === 'failed') {
    const bucket = buckets[run.key]?.name ?? run.key;
    return row('error', t('valuation.failed', { bucket, problem: errorText(run.error, t) }));
  }
  if (run.state === 'ended' && run.end === 'stopped')
    return row('warning', t('valuation.stopped', { done: run.done, total: run.total }));
  return resume && run.state === 'idle' ? row('info', t('valuation.pending', { count: pendingCount })) : null;
}
