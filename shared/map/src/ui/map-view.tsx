import { catalogueQueries } from '@kavel/api-client';
import { addressZoom } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useColourMode } from '@kavel/ui/core';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../i18n';
import { sourcesInView } from '../model/attribution';
import { boundsOf, homeOf } from '../model/bounds';
import {
  type Bounds,
  type Destination,
  type Insets,
  type MapCamera,
  type MapPoint,
  type MapTarget,
  noInsets,
} from '../model/points';
import { buildMapStyle, type MapLayer } from '../style/compose-style';
import { readOutsideTiles } from '../layers/outside';
import { type LightPreset, type MapTheme, paletteOf, presetFor } from '../style/palettes';
import type { ColourBy } from '../layers/points';
import { Controls } from './controls';
import { Canvas, edge, Frame, Overlay } from './frames';
import type { MapLegend } from './legend';
import { MapNotes } from './map-notes';
import { TilesFailing } from './tiles-failing';
import { Tooltip } from './tooltip';
import { useMapEngine } from './use-map-engine';
import { useStandardLegend } from '../layers/address-legend';

export interface MapViewProps {
  /** Accessible name: what this map shows. */
  label: string;
  /** The theme on screen when absent. */
  theme?: MapTheme;
  /** The light that fits the theme when absent. */
  preset?: LightPreset;
  /** What the colours of the base addresses tell; `none` when absent, so that the points speak. */
  colourBy?: ColourBy;
  /** What the colours of the points tell; `none` when absent: the colour each point has of its own. */
  pointsBy?: ColourBy;
  hidden?: readonly MapLayer[];
  points?: readonly MapPoint[];
  selectedId?: string | null;
  hoveredId?: string | null;
  /** Tiles of what satisfies a filter, by their address: shown instead of all addresses. */
  resultTiles?: string | null;
  /** Where to look. Another value moves the map; when absent it shows all points, or the whole catalogue. */
  view?: MapTarget | null;
  /** What the button for everything shows; all points or the whole catalogue when absent. */
  everything?: Bounds | null;
  /** Space that panels cover; the map centres in what is left and its tools keep clear. */
  insets?: Insets;
  /** Meaning of colours that the page chose itself; when absent that of labels or functions, where they are drawn. */
  legend?: MapLegend | null;
  /** Further tools in the bar. */
  tools?: ReactNode;
  onSelect?: (id: string | null) => void;
  onHover?: (id: string | null) => void;
  /** A base address was chosen, by its object id. Without it the addresses do not answer. */
  onObjectClick?: (objectId: string) => void;
  /** The address that the pointer rests on; null when it left. */
  onObjectHover?: (objectId: string | null) => void;
  /** A tile of the result could not be had; another address of the tiles may help. */
  onResultFailing?: () => void;
  onViewChange?: (camera: MapCamera, bounds: Bounds) => void;
}

const noPoints: readonly MapPoint[] = [];

function fitted(bounds: Bounds | null): Destination | null {
  return bounds && { kind: 'bounds', bounds };
}

/** A map of our tiles with the points of a page; it fills its box. A list of the points beside it is the page's job. */
export function MapView({
  label,
  colourBy = 'none',
  pointsBy = 'none',
  points = noPoints,
  selectedId = null,
  hoveredId = null,
  insets = noInsets,
  ...props
}: MapViewProps) {
  const t = useTexts();
  const colourMode = useColourMode();
  const theme = props.theme ?? colourMode;
  const preset = props.preset ?? presetFor(theme);
  const palette = paletteOf(theme, preset);
  const catalogue = useQuery(catalogueQueries.status());
  const outside = useMemo(() => readOutsideTiles(document), []);

  const canvas = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const [tooltip, setTooltip] = useState<{ point: MapPoint; x: number; y: number } | null>(null);
  const [seen, setSeen] = useState<{ camera: MapCamera; bounds: Bounds } | null>(null);
  const [failing, setFailing] = useState(false);

  const pointsSpeak = pointsBy !== 'none' && points.length > 0;
  const far = seen !== null && seen.camera.zoom < addressZoom;
  const hasResult = Boolean(props.resultTiles);
  const standardLegend = useStandardLegend(
    hasResult ? 'label' : pointsSpeak ? pointsBy : colourBy,
    palette,
    far && (hasResult || !pointsSpeak) ? 'together' : 'each',
  );
  const legend = props.legend === undefined ? standardLegend : props.legend;

  const engine = useMapEngine(
    canvas,
    {
      onPoint: point => props.onSelect?.(point.id),
      onAddress: objectId => props.onObjectClick?.(objectId),
      onNothing: () => props.onSelect?.(null),
      onAddressHover: objectId => props.onObjectHover?.(objectId),
      onResultFailing: () => props.onResultFailing?.(),
      onHover: hovered => {
        if (hovered?.point.id !== tooltip?.point.id) props.onHover?.(hovered?.point.id ?? null);
        setTooltip(hovered);
      },
      onView: view => {
        setSeen(view);
        props.onViewChange?.(view.camera, view.bounds);
      },
      onTilesFailing: setFailing,
    },
    props.onObjectClick !== undefined,
  );

  const home = useMemo(() => homeOf(catalogue.data?.datasets ?? []), [catalogue.data]);
  const pointBounds = useMemo(() => boundsOf(points), [points]);
  const everything = fitted(pointBounds) ?? home;
  const { view = everything } = props;
  const target = view?.kind === 'everything' ? fitted(home?.bounds ?? null) : view;
  const targetKey = JSON.stringify(target);
  const insetsKey = JSON.stringify(insets);
  const hiddenKey = props.hidden?.join() ?? '';
  const { isPending } = catalogue;
  const snapshot = catalogue.data?.snapshot;

  useEffect(() => {
    if (isPending) return;
    const hidden = hiddenKey.split(',') as MapLayer[];
    engine?.setStyle(buildMapStyle({ theme, preset, colourBy, hidden, snapshot, outside }));
  }, [engine, isPending, theme, preset, colourBy, hiddenKey, snapshot, outside]);
  useEffect(
    () => engine?.setPointColours(paletteOf(theme, preset), pointsBy),
    [engine, theme, preset, pointsBy],
  );
  useEffect(() => engine?.setResult(props.resultTiles ?? null), [engine, props.resultTiles]);
  useEffect(() => engine?.setInsets(JSON.parse(insetsKey) as Insets), [engine, insetsKey]);
  useEffect(() => engine?.setPoints(points), [engine, points]);
  useEffect(() => engine?.setPointState({ selectedId, hoveredId }), [engine, selectedId, hoveredId]);
  useEffect(() => {
    const to = JSON.parse(targetKey) as Destination | null;
    if (to) engine?.goTo(to);
  }, [engine, targetKey]);
  useEffect(() => {
    if (selectedId) engine?.reveal(selectedId);
  }, [engine, selectedId]);

  return (
    <Frame aria-label={label}>
      <Canvas
        ref={canvas}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        tabIndex={0}
        style={{ backgroundColor: palette.ground }}
      />
      <span id={keysId} hidden>
        {t('keys')}
      </span>
      <Overlay style={{ top: insets.top + edge, left: insets.left + edge }}>
        <Controls
          onZoom={levels => engine?.zoomBy(levels)}
          onFit={() => {
            const all = fitted(props.everything ?? pointBounds ?? home?.bounds ?? null);
            if (all) engine?.goTo(all);
          }}
        >
          {props.tools}
        </Controls>
      </Overlay>
      {failing ? <TilesFailing insets={insets} onRetry={() => engine?.retryTiles()} /> : null}
      {seen ? (
        <MapNotes
          insets={insets}
          legend={legend}
          sources={sourcesInView(catalogue.data?.datasets ?? [], seen.bounds)}
          outside={outside?.attribution ?? null}
          camera={seen.camera}
        />
      ) : null}
      {tooltip ? <Tooltip label={tooltip.point.label} x={tooltip.x} y={tooltip.y} /> : null}
    </Frame>
  );
}
