import type { LocatorCount } from '@kavel/contracts/locator';
import { useFormats } from '@kavel/i18n';
import { chakra, Skeleton, VisuallyHidden } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { type LiveCount, useLiveCount } from '../model/live-count';

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    minHeight: '9',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' },
    '& > .total': { fontSize: 'sm', color: 'muted' },
  },
});

export interface CountHeadProps {
  live: LiveCount;
  count: LocatorCount | undefined;
}

/** How many objects satisfy the filter, also while a slider moves. Only what is settled is read out. */
export function CountHead({ live, count }: CountHeadProps) {
  const t = useTexts();
  const { number } = useFormats();
  const moving = useLiveCount(live);
  if (!count) return <Skeleton height="9" width="12rem" />;
  return (
    <Line>
      <strong aria-hidden data-count>
        {number(moving ?? count.count)}
      </strong>
      <span className="total" aria-hidden>
        {t('of', { count: count.total })}
      </span>
      <VisuallyHidden role="status">{t('found', { count: count.count })}</VisuallyHidden>
    </Line>
  );
}
