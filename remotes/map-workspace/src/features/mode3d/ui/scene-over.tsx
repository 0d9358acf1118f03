import type { Insets, LonLat, MapHit } from '@kavel/map';
import { useQueryClient } from '@kavel/query';
import { Box } from '@kavel/ui/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pandLayer } from '../../../common/workspace-feature';
import { type Credit, creditWords, pandQuery, type Trouble } from '../../view3d';
import { useTexts } from '../i18n';
import type { Phase, PhaseEvent } from '../model/phase';
import type { Mode3dProps } from './mode-3d-props';
import { SceneNotes } from './scene-notes';
import { useBuildingColours } from './use-building-colours';
import { fading, useScene } from './use-scene';
import { ViewTools } from './view-tools';

export interface SceneOverProps extends Omit<Mode3dProps, 'on'> {
  phase: Phase;
  tell: (event: PhaseEvent) => void;
  /** Loads the 3D map again. */
  onRetry: () => void;
}

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The 3D map over the flat one, unseen until it has taken over, with what only it can do. */
export function SceneOver(props: SceneOverProps) {
  const { phase, tell, camera, events } = props;
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const [insets, setInsets] = useState(noInsets);
  const [credit, setCredit] = useState<Credit | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  /** A building with one address is that address; of more the user chooses. */
  const openPand = async (pandId: string, at: LonLat) => {
    const pand = await client.fetchQuery(pandQuery(pandId)).catch(() => null);
    const [only, second] = pand?.addresses ?? [];
    const { lon, lat } = pand ?? at;
    const hit: MapHit =
      only && !second
        ? { layer: 'addresses', id: only.objectId, label: only.address }
        : { layer: pandLayer, id: pandId, label: null };
    events.onClick(hit, { lon, lat });
  };
  const scene = useScene({
    ...props,
    box,
    description: t('keys'),
    onPand: (pandId, at) => void openPand(pandId, at),
    onTrouble: setTrouble,
    onLost: () => tell('failed'),
    onBuildings: useCallback((_: number, now: Credit | null) => setCredit(now), []),
    onInsets: setInsets,
  });
  const colours = useBuildingColours(scene, props.settings);
  const isShown = phase === 'shown';
  const credits = isShown && credit?.length ? creditWords(credit, t('fictional')) : null;
  const { onCredits } = props;
  useEffect(() => {
    if (credits === null) return;
    onCredits([credits]);
    return () => onCredits([]);
  }, [credits, onCredits]);

  return (
    <>
      <Box
        ref={box}
        aria-hidden={!isShown}
        inert={!isShown}
        position="absolute"
        inset={0}
        onKeyDown={event => {
          if (event.key === 'Enter') scene?.pickMiddle();
        }}
        style={{ opacity: isShown ? 1 : 0, transition: `opacity ${fading}ms` }}
        css={{
          '& canvas': { position: 'absolute', inset: 0, _focusVisible: { outlineOffset: '-3px' } },
          '& .maplibregl-canvas-container': { position: 'absolute', inset: 0, touchAction: 'none' },
          '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
        }}
      />
      {isShown && scene ? (
        <>
          <ViewTools insets={insets} camera={camera} onTurn={scene.turnTo} />
          <SceneNotes insets={insets} trouble={trouble} onRetry={props.onRetry} {...colours} />
        </>
      ) : null}
    </>
  );
}
