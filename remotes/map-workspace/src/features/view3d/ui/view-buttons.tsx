import { Button, Flex } from '@kavel/ui/core';
import { Minus, Plus } from '@kavel/ui/icons';
import { edge, rightWidth } from '../../../common/frames';
import { useTexts } from '../i18n';
import { usualTilt, type View3d } from '../model/view-address';

export interface ViewButtonsProps {
  view: View3d;
  /** The card at the right is open. */
  beside: boolean;
  onFly: (view: Partial<View3d>) => void;
}

const turn = 45;

/** Zoom, turn and tilt without a mouse. */
export function ViewButtons({ view, beside, onFly }: ViewButtonsProps) {
  const t = useTexts();
  return (
    <Flex
      position="absolute"
      zIndex={1}
      bottom={{ base: '14', md: '8' }}
      right={beside ? `${rightWidth + 2 * edge}px` : '3'}
      direction="column"
      gap="1"
      css={{ '& button': { bg: 'surface', boxShadow: 'floating' } }}
    >
      <Button size="icon" aria-label={t('zoomIn')} onClick={() => onFly({ zoom: view.zoom + 1 })}>
        <Plus aria-hidden />
      </Button>
      <Button size="icon" aria-label={t('zoomOut')} onClick={() => onFly({ zoom: view.zoom - 1 })}>
        <Minus aria-hidden />
      </Button>
      <Button size="icon" aria-label={t('turnLeft')} onClick={() => onFly({ bearing: view.bearing - turn })}>
        <span aria-hidden>↺</span>
      </Button>
      <Button size="icon" aria-label={t('turnRight')} onClick={() => onFly({ bearing: view.bearing + turn })}>
        <span aria-hidden>↻</span>
      </Button>
      <Button size="icon" aria-label={t('north')} onClick={() => onFly({ bearing: 0 })}>
        <span aria-hidden>N</span>
      </Button>
      <Button
        size="icon"
        aria-label={view.pitch > 5 ? `2D: ${t('flat')}` : `3D: ${t('tilted')}`}
        onClick={() => onFly({ pitch: view.pitch > 5 ? 0 : usualTilt.pitch })}
      >
        <span aria-hidden>{view.pitch > 5 ? '2D' : '3D'}</span>
      </Button>
    </Flex>
  );
}
