import { Button, Grid } from '@kavel/ui/core';
import { useEffect } from 'react';
import { useHomeTexts } from '../../../i18n/home';

export interface PictureFailureProps {
  /** Absent when a retry cannot succeed. */
  onRetry?: () => void;
  onExample: (objectId: null) => void;
}

/** Shown when the picture could not be loaded; then there is no example address either. */
export function PictureFailure({ onRetry, onExample }: PictureFailureProps) {
  const t = useHomeTexts();
  useEffect(() => onExample(null), [onExample]);
  return (
    <Grid position="absolute" inset="0" placeContent="center" gap="2" role="alert">
      {t('picture.failed')}
      {onRetry ? (
        <Button justifySelf="center" onClick={onRetry}>
          {t('picture.retry')}
        </Button>
      ) : null}
    </Grid>
  );
}
