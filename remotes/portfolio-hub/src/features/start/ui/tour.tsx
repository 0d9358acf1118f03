import { Box, Button, Flex, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n';
import { useStartTexts } from '../../../i18n/start';
import { useEndTour } from '../api/start-queries';
import { bringIntoView, outline, placeTour } from './place-tour';
import { anchorOf, type TourStep, tourSteps } from './tour-steps';

export interface TourProps {
  /** Called when the user left it, at whichever step. */
  onLeave: () => void;
  /** The user asked for it: it takes the focus at once. */
  focused: boolean;
}

/**
 * Four steps beside what they explain. It is not modal: the page works while it is open. Leaving it at any step keeps it
 * closed for this account; the user's menu opens it again.
 */
export default function Tour({ onLeave, focused }: TourProps) {
  const t = useStartTexts();
  const common = useTexts();
  const endTour = useEndTour();
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [at, setAt] = useState(0);
  const step: TourStep = tourSteps[at] ?? 'portfolios';
  const isLast = at === tourSteps.length - 1;

  useLayoutEffect(() => panel.current?.showPopover(), []);
  useEffect(() => {
    const anchor = anchorOf(step);
    const leaveView = bringIntoView(panel.current, anchor);
    const place = () => panel.current && placeTour(panel.current, anchor);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    const unmark = outline(anchor);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
      unmark();
      leaveView();
    };
  }, [step]);
  useEffect(() => {
    if (focused || at > 0) title.current?.focus();
  }, [focused, at]);

  const leave = () => {
    onLeave();
    // Not kept now: offered again at the next visit, which says nothing wrong.
    endTour().catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };

  return (
    <Box
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      position="fixed"
      inset="auto"
      m="0"
      width="min(22rem, calc(100vw - 1.5rem))"
      p="4"
      bg="surface"
      color="text"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      boxShadow="floating"
    >
      <Flex justifyContent="space-between" alignItems="center" gap="2">
        <Text fontSize="xs" color="muted">
          {t('tour.step', { step: at + 1, count: tourSteps.length })}
        </Text>
        <Button variant="ghost" size="icon" aria-label={common('common.close')} onClick={leave}>
          <X aria-hidden />
        </Button>
      </Flex>
      <Box aria-live="polite">
        <Text as="h2" ref={title} id={titleId} tabIndex={-1} fontWeight="semibold" outline="none">
          {t(`tour.${step}.title`)}
        </Text>
        <Text fontSize="sm" mt="1" color="muted">
          {t(`tour.${step}.text`)}
        </Text>
      </Box>
      <Flex gap="2" mt="4" justifyContent="flex-end" alignItems="center" wrap="wrap">
        {isLast ? null : (
          <Button variant="ghost" me="auto" onClick={leave}>
            {t('tour.leave')}
          </Button>
        )}
        {at > 0 ? <Button onClick={() => setAt(at - 1)}>{t('tour.back')}</Button> : null}
        <Button variant="solid" onClick={() => (isLast ? leave() : setAt(at + 1))}>
          {t(isLast ? 'tour.done' : 'tour.next')}
        </Button>
      </Flex>
    </Box>
  );
}
