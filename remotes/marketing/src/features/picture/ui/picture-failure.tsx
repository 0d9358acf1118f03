import { Button, chakra } from '@kavel/ui/core';
import { useHomeTexts } from '../../../i18n/home';

/** In the place of a picture that could not be loaded. */
export function PictureFailure({ onRetry }: { onRetry: () => void }) {
  const t = useHomeTexts();
  return (
    <chakra.div position="absolute" inset="0" display="grid" placeContent="center" gap="2" role="alert">
      {t('picture.failed')}
      <Button justifySelf="center" onClick={onRetry}>
        {t('picture.retry')}
      </Button>
    </chakra.div>
  );
}
