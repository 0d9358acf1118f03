import type { Insets, MapCamera } from '@kavel/map';
import { Button, Flex } from '@kavel/ui/core';
import { Tooltip } from '@kavel/ui/overlays';
import type { ReactNode } from 'react';
import { edge } from '../../../common/frames';
import { useTexts } from '../i18n';
import { type Tilt, usualTilt } from '../model/tilt';

export interface ViewToolsProps {
  insets: Insets;
  camera: MapCamera | null;
  onTurn: (tilt: Partial<Tilt>) => void;
}

/** Degrees of one press. */
const turn = 45;

/** Tilt and turn without a mouse. */
export function ViewTools({ insets, camera, onTurn }: ViewToolsProps) {
  const t = useTexts();
  const { pitch = 0, bearing = 0 } = camera ?? {};
  const isTilted = pitch > 5;
  return (
    <Flex
      role="group"
      aria-label={t('tools')}
      position="absolute"
      direction="column"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      boxShadow="floating"
      overflow="hidden"
      _print={{ display: 'none' }}
      style={{ top: insets.top + edge, right: insets.right + edge }}
    >
      <Tool
        name={t(isTilted ? 'above' : 'tilt')}
        onPress={() => onTurn(isTilted ? { pitch: 0 } : { pitch: usualTilt.pitch })}
      >
        {isTilted ? '2D' : '3D'}
      </Tool>
      <Tool name={t('turnLeft')} onPress={() => onTurn({ bearing: bearing - turn })}>
        ↺
      </Tool>
      <Tool name={t('turnRight')} onPress={() => onTurn({ bearing: bearing + turn })}>
        ↻
      </Tool>
      {Math.abs(bearing) > 0.5 ? (
        <Tool name={t('north')} onPress={() => onTurn({ bearing: 0 })}>
          N
        </Tool>
      ) : null}
    </Flex>
  );
}

function Tool({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <Tooltip text={name}>
      <Button variant="ghost" size="icon" borderRadius="0" aria-label={name} onClick={onPress}>
        <span aria-hidden>{children}</span>
      </Button>
    </Tooltip>
  );
}
