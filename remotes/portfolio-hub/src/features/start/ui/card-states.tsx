import { Box, Button, Card, Notice, SectionTitle, Skeleton } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';

export interface StartCardProps {
  title: string;
  /** Place of the tour. */
  tour?: string;
  children: ReactNode;
}

/** A card of the start page with its title. */
export function StartCard({ title, tour, children }: StartCardProps) {
  return (
    <Card
      aria-label={title}
      display="flex"
      flexDirection="column"
      minWidth="0"
      overflow="hidden"
      data-tour={tour}
    >
      <SectionTitle px="4" py="3" borderBottomWidth="1px" borderColor="line">
        {title}
      </SectionTitle>
      {children}
    </Card>
  );
}

/** A card that could not be loaded: why, and again. */
export function CardError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  return (
    <Box p="4">
      <Notice tone="error" title={t('common.loadFailed')}>
        {t(`errors.${errorKey(error)}`)} <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Notice>
    </Box>
  );
}

export function CardSkeleton({ label }: { label: string }) {
  return <Skeleton height="18rem" m="4" role="status" aria-label={label} />;
}
