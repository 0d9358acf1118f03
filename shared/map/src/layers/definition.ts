import type { BackgroundLayerSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapTexts } from '../i18n';
import type { MapLegend } from '../model/legend';
import type { MapPoint } from '../model/points';
import type { Look } from '../style/look';

type WithoutSource<Layer> = Layer extends unknown ? Omit<Layer, 'source'> : never;

/**
 * A layer of the Mapbox style specification, which OpenLayers and other engines can render. The source comes from the
 * definition; the id must be unique within the definition only.
 */
export type StyleLayer = WithoutSource<Exclude<LayerSpecification, BackgroundLayerSpecification>>;

/** Vector tiles of the catalogue: the map knows their URL, and attributes the data in view. */
export interface CatalogueSource {
  kind: 'catalogue';
}

/**
 * Vector tiles (512 px, Web Mercator) by URL template. When the URL changes, the old tiles stay until the new ones are
 * rendered.
 */
export interface TileSource {
  kind: 'tiles';
  /** With {z}, {x} and {y}. */
  url: string;
  /** Zooms with tiles. */
  zooms: { from: number; upTo: number };
  /**
   * Called when a tile could not be fetched: the page provides a new URL. Without it the map shows a message with a
   * retry.
   */
  onFailing?: (() => void) | undefined;
}

/** Features in degrees (WGS84), inline or by URL. A new object or URL reloads. */
export interface GeoJsonSource {
  kind: 'geojson';
  data: object | string;
}

/** Points of the page. A new array redraws; the same array is only restyled. */
export interface PointSource {
  kind: 'points';
  points: readonly MapPoint[];
}

/** Images of 256 px by URL template, with {z}, {x} and {y}. */
export interface RasterSource {
  kind: 'raster';
  url: string;
}

/** Input of the legend and its colours. */
export interface LegendView {
  zoom: number;
  look: Look;
  /** Texts of the built-in layers; other layers have their own. */
  t: MapTexts;
}

/** A feature under the pointer. */
export interface HitFeature {
  /** Layer of the vector tiles; null for other sources. */
  sourceLayer: string | null;
  properties: Readonly<Record<string, unknown>>;
}

/** The object of a feature; its label is shown on hover. */
export interface HitTarget {
  id: string;
  label?: string;
}

interface Definition {
  /** Unique among the layers of a map. */
  key: string;
  /** Higher is drawn above lower: see `drawOrder`. */
  order: number;
  /** Lowest zoom at which it is drawn and can be hit. */
  minZoom?: number;
  /** From 0 to 1; default 1. */
  opacity?: number;
  /** Null when the colours have no meaning at this zoom. */
  legend?: ((view: LegendView) => MapLegend | null) | undefined;
  /** Attribution of the data, unless it is the catalogue's. */
  attribution?: string;
}

/** Areas, lines, dots and labels by a style. */
export interface StyledLayer extends Definition {
  source: CatalogueSource | TileSource | GeoJsonSource;
  style: (look: Look) => readonly StyleLayer[];
  /** Without it the layer cannot be hit. */
  hit?: HitTest | undefined;
}

export interface HitTest {
  /** Hit tolerance around a point in pixels. Areas are hit exactly. */
  reach: number;
  /** Null for features that cannot be hit. */
  target: (feature: HitFeature) => HitTarget | null;
}

export interface AreaFills {
  /** #RRGGBB and codes of each class. */
  classes: readonly { colour: string; codes: readonly string[] }[];
  /** Colour of the hatching of areas without a class. */
  missingColour: string;
}

/** Areas of vector tiles with a `code` each, filled by it. A change of colours draws no shape again. */
export interface AreaLayer extends Definition {
  source: TileSource;
  /** Layer of the tiles. */
  sourceLayer: string;
  /** Null while the colours of a new source are not known: its tiles are loaded, and what was drawn before stays. */
  fills: AreaFills | null;
  /** Null for areas that cannot be hit. */
  targetOf: (code: string) => HitTarget | null;
}

export interface RasterLayer extends Definition {
  source: RasterSource;
}

/** Points of a page, each with an id for hit-testing; the selected one has a ring. */
export interface PointLayer extends Definition {
  source: PointSource;
  style: (point: MapPoint, state: PointState, look: Look) => PointMark;
}

export interface PointState {
  selected: boolean;
  hovered: boolean;
}

/** Style of a point. */
export interface PointMark {
  /** #RRGGBB. */
  colour: string;
  /** Pixels. */
  radius: number;
  /** Within the layer: higher is drawn above lower. */
  order: number;
}

/** One layer of a map: its data, style by preset, legend and hit-testing. */
export type LayerDefinition = StyledLayer | AreaLayer | RasterLayer | PointLayer;

export function isStyled(layer: LayerDefinition): layer is StyledLayer {
  return !isRaster(layer) && !isPoints(layer) && !isAreas(layer);
}

export function isAreas(layer: LayerDefinition): layer is AreaLayer {
  return 'fills' in layer;
}

export function isRaster(layer: LayerDefinition): layer is RasterLayer {
  return layer.source.kind === 'raster';
}

export function isPoints(layer: LayerDefinition): layer is PointLayer {
  return layer.source.kind === 'points';
}

/** Draw order of the built-in layers, with gaps for others. */
export const drawOrder = {
  outside: 0,
  ground: 10,
  /** Areas coloured by a figure: below lines and labels. */
  areas: 15,
  panden: 20,
  boundaries: 30,
  addresses: 40,
  result: 50,
  points: 60,
  names: 80,
} as const;
