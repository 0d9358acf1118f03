import { useFormats } from '@kavel/i18n';
import { Flex, type FlexProps, Skeleton, VisuallyHidden } from '@kavel/ui/core';
import type { LiveCount } from '../model/live';
import type { SubjectTexts } from '../model/subject-texts';
import { useLive } from './use-live';

const Line = (props: FlexProps) => (
  <Flex
    alignItems="baseline"
    gap="2"
    height="9"
    whiteSpace="nowrap"
    fontVariantNumeric="tabular-nums"
    css={{
      '& > strong': { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' },
      '& > .total': { fontSize: 'sm', color: 'muted' },
    }}
    {...props}
  />
);

export interface CountHeadProps {
  live: LiveCount;
  count: { count: number; total: number } | undefined;
  texts: SubjectTexts;
}

/** How many satisfy the filter, also while a slider moves. Only what is settled is read out. */
export function CountHead({ live, count, texts }: CountHeadProps) {
  if (!count) return <Skeleton height="9" width="12rem" />;
  return (
    <Line>
      <Moving live={live} settled={count.count} />
      <span className="total" aria-hidden>
        {texts.of(count.total)}
      </span>
      <VisuallyHidden role="status">{texts.found(count.count)}</VisuallyHidden>
    </Line>
  );
}

/** A plain element by itself: with the rest of the head it would take longer than the movement it follows. */
function Moving({ live, settled }: { live: LiveCount; settled: number }) {
  const { number } = useFormats();
  return (
    <strong aria-hidden data-count>
      {number(useLive(live, settled))}
    </strong>
  );
}
