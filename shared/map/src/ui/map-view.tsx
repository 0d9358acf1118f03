import { catalogueQueries } from '@kavel/api-client';
import { tileTemplate } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { useColourMode } from '@kavel/ui/core';
import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { MapEngine, MapEvents } from '../engine/map-engine';
import { useTexts } from '../i18n';
import { isPoints, type LayerDefinition } from '../layers/definition';
import { legendsOf } from '../layers/legends-of';
import { sourcesInView } from '../model/attribution';
import { boundsOf, homeOf } from '../model/bounds';
import {
  type Bounds,
  type Destination,
  type Insets,
  type LonLat,
  type MapCamera,
  type MapHit,
  type MapTarget,
  noInsets,
} from '../model/points';
import { lookOf } from '../style/look';
import { type LightPreset, type MapTheme, presetFor } from '../style/palettes';
import { Controls } from './controls';
import { Canvas, edge, Frame, Overlay } from './frames';
import { MapNotes } from './map-notes';
import type { SceneProps } from './scene';
import { TilesFailing } from './tiles-failing';
import { Tooltip } from './tooltip';
import { useMapEngine } from './use-map-engine';

export interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  /**
   * Layers to draw; start with `baseLayers()`. Of several legends about the same thing the first in this list is shown.
   */
  layers: readonly LayerDefinition[];
  /** Defaults to the preset of the page's colour mode. */
  preset?: LightPreset;
  theme?: MapTheme;
  /** The point with a ring. */
  selectedId?: string | null;
  hoveredId?: string | null;
  /** Target of the map. A new value moves it; by default it shows all points, or the whole catalogue. */
  view?: MapTarget | null;
  /** Bounds shown by the "show everything" button; by default all points or the whole catalogue. */
  everything?: Bounds | null;
  /** Space covered by panels; the map centres in the remaining space and keeps its tools clear of them. */
  insets?: Insets;
  /** Additional tools in the toolbar. */
  tools?: ReactNode;
  /** The clicked feature of a layer with hit-testing, null without a hit; and where the click was. */
  onSelect?: (hit: MapHit | null, at?: LonLat) => void;
  /** The hovered feature; null when the pointer left it. */
  onHover?: (hit: MapHit | null) => void;
  onViewChange?: (camera: MapCamera, bounds: Bounds) => void;
  /** Another renderer of the same layers, which may take the place of the flat picture. */
  scene?: ComponentType<SceneProps>;
}

function fitted(bounds: Bounds | null): Destination | null {
  return bounds && { kind: 'bounds', bounds };
}

/** Map of a page's layers; fills its box. The page should list its points beside it. */
export function MapView({
  label,
  layers,
  theme = 'default',
  selectedId = null,
  hoveredId = null,
  insets = noInsets,
  scene: Scene,
  ...props
}: MapViewProps) {
  const t = useTexts();
  const mode = useColourMode();
  const preset = props.preset ?? presetFor(mode);
  const look = useMemo(() => lookOf(mode, preset, theme), [mode, preset, theme]);
  const catalogue = useQuery(catalogueQueries.status());
  const { isPending } = catalogue;
  const catalogueTiles = isPending ? null : tilesOf(catalogue.data?.snapshot);

  const canvas = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const [tooltip, setTooltip] = useState<{ label: string; x: number; y: number } | null>(null);
  const under = useRef<MapHit | null>(null);
  const [seen, setSeen] = useState<{ camera: MapCamera; bounds: Bounds } | null>(null);
  const [failing, setFailing] = useState(false);

  const events: MapEvents = {
    onClick: (hit, at) => props.onSelect?.(hit, at),
    onHover: hovered => {
      const hit = hovered?.hit ?? null;
      if (!isSameHit(hit, under.current)) props.onHover?.(hit);
      under.current = hit;
      setTooltip(hit?.label && hovered ? { label: hit.label, x: hovered.x, y: hovered.y } : null);
    },
    onView: view => {
      setSeen(view);
      props.onViewChange?.(view.camera, view.bounds);
    },
    onTilesFailing: setFailing,
  };
  const flat = useMapEngine(canvas, events);
  const [over, setOver] = useState<MapEngine | null>(null);
  const [sceneCredits, setSceneCredits] = useState<readonly string[]>([]);
  const engine = over ?? flat;
  // A renderer that takes over stands where the other stood: only a new target moves it.
  const newest = useRef(engine);
  newest.current = engine;

  const home = useMemo(() => homeOf(catalogue.data?.datasets ?? []), [catalogue.data]);
  const pointBounds = useMemo(
    () => boundsOf(layers.filter(isPoints).flatMap(({ source }) => source.points)),
    [layers],
  );
  const everything = fitted(pointBounds) ?? home;
  const { view = everything } = props;
  const target = view?.kind === 'everything' ? fitted(home?.bounds ?? null) : view;
  const targetKey = JSON.stringify(target);
  const insetsKey = JSON.stringify(insets);

  useEffect(
    () => engine?.setLayers(layers, { look, catalogueTiles }),
    [engine, layers, look, catalogueTiles],
  );
  useEffect(() => engine?.setInsets(JSON.parse(insetsKey) as Insets), [engine, insetsKey]);
  useEffect(() => engine?.setSelection({ selectedId, hoveredId }), [engine, selectedId, hoveredId]);
  useEffect(() => {
    const to = JSON.parse(targetKey) as Destination | null;
    if (to && flat) newest.current?.goTo(to);
  }, [flat, targetKey]);
  useEffect(() => {
    if (selectedId && flat) newest.current?.reveal(selectedId);
  }, [flat, selectedId]);

  const all = props.everything ?? pointBounds ?? home?.bounds ?? null;
  const { tools } = props;
  // Not rendered again when only layers change.
  const controls = useMemo(
    () => (
      <Controls
        onZoom={levels => engine?.zoomBy(levels)}
        onFit={() => {
          const target = fitted(all);
          if (target) engine?.goTo(target);
        }}
      >
        {tools}
      </Controls>
    ),
    [engine, all, tools],
  );

  return (
    <Frame aria-label={label}>
      <Canvas
        ref={canvas}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        tabIndex={0}
        style={{ backgroundColor: look.palette.ground }}
      />
      {flat && Scene ? (
        <Scene
          flat={flat}
          label={label}
          camera={seen?.camera ?? null}
          events={events}
          onEngine={setOver}
          onCredits={setSceneCredits}
        />
      ) : null}
      <span id={keysId} hidden>
        {t('keys')}
      </span>
      <Overlay style={{ top: insets.top + edge, left: insets.left + edge }}>{controls}</Overlay>
      {failing ? <TilesFailing insets={insets} onRetry={() => engine?.retryTiles()} /> : null}
      {seen ? (
        <MapNotes
          insets={insets}
          legends={legendsOf(layers, { zoom: seen.camera.zoom, look, t })}
          sources={sourcesInView(catalogue.data?.datasets ?? [], seen.bounds)}
          credits={[...creditsOf(layers), ...sceneCredits]}
          camera={seen.camera}
        />
      ) : null}
      {tooltip ? <Tooltip {...tooltip} /> : null}
    </Frame>
  );
}

/** Tile URLs contain the snapshot. */
function tilesOf(snapshot: string | undefined): string {
  return `${tileTemplate()}${snapshot ? `?v=${encodeURIComponent(snapshot)}` : ''}`;
}

function isSameHit(one: MapHit | null, other: MapHit | null): boolean {
  return one?.layer === other?.layer && one?.id === other?.id;
}

function creditsOf(layers: readonly LayerDefinition[]): string[] {
  return [...new Set(layers.flatMap(({ attribution }) => attribution ?? []))];
}
