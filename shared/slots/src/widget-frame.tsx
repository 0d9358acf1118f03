import type { SlotName } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { ErrorBoundary, Flex, type FlexProps, Skeleton } from '@kavel/ui/core';
import { Suspense } from 'react';
import { useTexts } from './i18n';
import type { DeclaredWidget, SlotHost } from './slot-host';
import { useWidget } from './use-widget';
import { WidgetFailure } from './widget-failure';

/** Hidden when the widget renders nothing. */
const Region = (props: FlexProps) => (
  <Flex
    as="section"
    flexDirection="column"
    minWidth="0"
    minHeight="0"
    css={{ '&:empty': { display: 'none' } }}
    {...props}
  />
);

/** Approximate heights of the content. */
const skeletonHeights: Record<SlotName, string> = {
  'map-panel': '12rem',
  'object-section': '4rem',
  'start-card': '10rem',
  'portfolio-tab': '20rem',
  'platform-tab': '20rem',
  transactions: '60dvh',
};

export interface WidgetFrameProps {
  host: SlotHost;
  slot: SlotName;
  widget: DeclaredWidget;
  /** Props of the slot. */
  given: object;
}

/** One widget as a region with its title. Errors stay inside, with a retry button. */
export function WidgetFrame({ host, slot, widget, given }: WidgetFrameProps) {
  const t = useTexts();
  const title = widget.title[useLanguage()];
  const { outcome, retry, broke } = useWidget(host, widget.id);
  const skeleton = (
    <Skeleton height={skeletonHeights[slot]} role="status" aria-label={t('loading', { title })} />
  );
  return (
    <Region aria-label={title}>
      {outcome === null ? (
        skeleton
      ) : outcome.ok ? (
        <ErrorBoundary fallback={() => null} onError={broke}>
          <Suspense fallback={skeleton}>
            <outcome.Widget {...{ ...given, title }} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <WidgetFailure title={title} detail={outcome.detail} onRetry={retry} />
      )}
    </Region>
  );
}
