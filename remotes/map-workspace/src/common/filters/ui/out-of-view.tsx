import { Button, Grid, type GridProps } from '@kavel/ui/core';
import { LocateFixed } from '@kavel/ui/icons';
import { useTexts } from '../i18n';

const Place = (props: GridProps) => <Grid position="absolute" zIndex={1} justifyItems="center" {...props} />;

export interface OutOfViewProps {
  insets: { left: number; right: number };
  /** Distance to the upper edge, in pixels. */
  top?: number;
  onShow: () => void;
}

/** The map looks where nothing of the result lies: one press brings it there. */
export function OutOfView({ insets, top = 12, onShow }: OutOfViewProps) {
  const t = useTexts();
  return (
    <Place style={{ top, left: insets.left, right: insets.right }}>
      <Button boxShadow="floating" bg="surface" onClick={onShow}>
        <LocateFixed aria-hidden />
        {t('outOfView')}
      </Button>
    </Place>
  );
}
