import { Box, useColourMode } from '@kavel/ui/core';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { createMap3d, type Map3d } from '../engine/map-3d';
import type { Spot } from '../engine/map-tools';
import type { Trouble } from '../engine/trouble';
import type { Credit } from '../model/credits';
import { presetOf, style3d } from '../model/style-3d';
import { sunAt } from '../model/sun';
import { tilesetPath, tilesOf } from '../model/tiles';
import type { View3d } from '../model/view-address';
import type { ColourOf } from './use-colours';

export interface Canvas3dProps {
  label: string;
  start: View3d;
  time: Date;
  colourOf: ColourOf;
  buildings: boolean;
  poiLabels: boolean;
  snapshot: string | undefined;
  onView: (view: View3d) => void;
  onPick: (pandId: string | null) => void;
  /** True where that is all that the click was for. */
  onSpot?: (spot: Spot) => boolean;
  onTrouble: (trouble: Trouble) => void;
  onBuildings: (count: number, credit: Credit | null) => void;
  /** What the tools of the page ask of the picture; null once it is gone. */
  onTools?: (tools: Map3d | null) => void;
  /** Called when the picture is whole: nothing is loading, nothing moves. */
  onWhole?: () => void;
  ref?: Ref<Pick<Map3d, 'fly'>>;
}

/** The map in three dimensions; fills its box. MapLibre comes with this module. */
export default function Canvas3d({ ref, ...props }: Canvas3dProps) {
  const { start, time, colourOf, snapshot } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<Map3d | null>(null);
  const current = useRef(props);
  current.current = props;
  const mode = useColourMode();
  const sun = useMemo(() => sunAt(time, start), [time, start]);
  const preset = presetOf(sun);
  const template = useMemo(() => tilesOf(snapshot), [snapshot]);
  const { buildings, poiLabels } = props;
  const style = useMemo(
    () => style3d({ mode, preset, tiles: template, buildings, poiLabels }),
    [mode, preset, template, buildings, poiLabels],
  );
  const firstStyle = useRef(style);

  useImperativeHandle(ref, () => ({ fly: view => map.current?.fly(view) }), []);

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const made = createMap3d({
      container,
      style: firstStyle.current,
      view: current.current.start,
      tileset: tilesetPath,
      onView: view => current.current.onView(view),
      onPick: pandId => current.current.onPick(pandId),
      onSpot: spot => current.current.onSpot?.(spot) ?? false,
      onTrouble: trouble => current.current.onTrouble(trouble),
      onBuildings: (count, credit) => current.current.onBuildings(count, credit),
      onWhole: () => {
        // For machines that wait for the picture.
        container.dataset.whole = 'true';
        current.current.onWhole?.();
      },
    });
    map.current = made;
    current.current.onTools?.(made);
    return () => {
      map.current = null;
      current.current.onTools?.(null);
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (style !== firstStyle.current) map.current?.setStyle(style);
    firstStyle.current = style;
  }, [style]);

  useEffect(() => map.current?.setSun(sun), [sun]);

  useEffect(() => map.current?.colourBy(facts => pandId => colourOf(pandId, facts.get(pandId))), [colourOf]);

  useEffect(() => map.current?.showBuildings(buildings), [buildings]);

  return (
    <Box
      ref={box}
      role="application"
      aria-label={props.label}
      position="absolute"
      inset={0}
      css={{
        '& canvas': { outline: 'none', position: 'absolute', inset: 0 },
        '& .maplibregl-canvas-container': { position: 'absolute', inset: 0, touchAction: 'none' },
      }}
    />
  );
}
