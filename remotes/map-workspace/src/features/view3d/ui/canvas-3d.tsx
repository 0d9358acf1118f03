import { tileTemplate } from '@kavel/auth';
import { Box, useColourMode } from '@kavel/ui/core';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { createMap3d, type Map3d } from '../engine/map-3d';
import { colourOfPand } from '../model/pand-colours';
import { presetOf, style3d } from '../model/style-3d';
import { sunAt } from '../model/sun';
import type { Colouring, View3d } from '../model/view-address';

export interface Canvas3dProps {
  label: string;
  start: View3d;
  time: Date;
  colouring: Colouring;
  selected: string | null;
  buildings: boolean;
  poiLabels: boolean;
  snapshot: string | undefined;
  onView: (view: View3d) => void;
  onPick: (pandId: string | null) => void;
  onTrouble: (trouble: 'tileset' | 'tile') => void;
  onBuildings: (count: number, credits: string | null) => void;
  ref?: Ref<Pick<Map3d, 'fly'>>;
}

const tilesetPath = '/api/real-estate-data/buildings/tileset.json';

/** The map in three dimensions; fills its box. MapLibre comes with this module. */
export default function Canvas3d({ ref, ...props }: Canvas3dProps) {
  const { start, time, colouring, selected, snapshot } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<Map3d | null>(null);
  const current = useRef(props);
  current.current = props;
  const mode = useColourMode();
  const sun = useMemo(() => sunAt(time, start), [time, start]);
  const preset = presetOf(sun);
  const tiles = useMemo(
    () =>
      new URL(
        `${tileTemplate()}${snapshot ? `?v=${encodeURIComponent(snapshot)}` : ''}`,
        window.location.href,
      ).href,
    [snapshot],
  );
  const template = decodeURI(tiles);
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
      onTrouble: trouble => current.current.onTrouble(trouble),
      onBuildings: (count, credits) => current.current.onBuildings(count, credits),
    });
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (style !== firstStyle.current) map.current?.setStyle(style);
    firstStyle.current = style;
  }, [style]);

  useEffect(() => map.current?.setSun(sun), [sun]);

  useEffect(() => {
    const made = map.current;
    if (!made) return;
    made.colourBy(
      facts => pandId => colourOfPand(facts.get(pandId), { colouring, mode, selected: pandId === selected }),
    );
  }, [colouring, mode, selected]);

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
