import type { BackgroundLayerSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapTexts } from '../i18n';
import type { MapLegend } from '../model/legend';
import type { MapPoint } from '../model/points';
import type { Look } from '../style/look';

type WithoutSource<Layer> = Layer extends unknown ? Omit<Layer, 'source'> : never;

/**
 * A layer of the Mapbox style specification, which OpenLayers draws today and other engines read too. Its source is
 * that of the definition; its id needs to be unique within the definition only.
 */
export type StyleLayer = WithoutSource<Exclude<LayerSpecification, BackgroundLayerSpecification>>;

/** `metadata` of a fill that is drawn as slanted lines in its colour, as for areas without a value. Of tiles only. */
export const hatching = 'hatching';

/** Vector tiles of the catalogue: the map knows their address, and names whose data is in view. */
export interface CatalogueSource {
  kind: 'catalogue';
}

/** Vector tiles (512 px, web mercator) by their address. When the address changes, the old ones stay until the new ones are drawn. */
export interface TileSource {
  kind: 'tiles';
  /** With {z}, {x} and {y}. */
  url: string;
  /** Zooms that have tiles. */
  zooms: { from: number; upTo: number };
  /** A tile could not be fetched; another address may help. */
  onFailing?: (() => void) | undefined;
}

/** Features in degrees (WGS84), given or by address. Another object or address loads again. */
export interface GeoJsonSource {
  kind: 'geojson';
  data: object | string;
}

/** Points of the page. Another array draws again; the same array only gets another style. */
export interface PointSource {
  kind: 'points';
  points: readonly MapPoint[];
}

/** Images of 256 px by their address, with {z}, {x} and {y}. */
export interface RasterSource {
  kind: 'raster';
  url: string;
}

/** What the legend and its colours depend on. */
export interface LegendView {
  zoom: number;
  look: Look;
  /** Texts of the built-in layers; others bring their own. */
  t: MapTexts;
}

/** A feature under the pointer. */
export interface HitFeature {
  /** Layer of the vector tiles; null for features of other sources. */
  sourceLayer: string | null;
  properties: Readonly<Record<string, unknown>>;
}

/** What a feature stands for; its label is shown when the pointer rests on it. */
export interface HitTarget {
  id: string;
  label?: string;
}

interface Definition {
  /** Unique among the layers of a map. */
  key: string;
  /** A higher one is drawn over a lower one: see `drawOrder`. */
  order: number;
  /** Zoom from which it is drawn and answers. */
  minZoom?: number;
  /** From 0 to 1, which is the default. */
  opacity?: number;
  /** Null where the colours mean nothing at this zoom. */
  legend?: ((view: LegendView) => MapLegend | null) | undefined;
  /** Whose data this is, where it is not that of the catalogue. */
  attribution?: string;
}

/** Areas, lines, dots and names by a style. */
export interface StyledLayer extends Definition {
  source: CatalogueSource | TileSource | GeoJsonSource;
  style: (look: Look) => readonly StyleLayer[];
  /** Without it the layer does not answer the pointer. */
  hit?: HitTest | undefined;
}

export interface HitTest {
  /** How far beside a point the pointer still means it, in pixels. Areas answer where they lie. */
  reach: number;
  /** Null for features that do not answer. */
  target: (feature: HitFeature) => HitTarget | null;
}

export interface RasterLayer extends Definition {
  source: RasterSource;
}

/** Points of a page, each with its id; the pointer finds them by it, and the selected one carries a ring. */
export interface PointLayer extends Definition {
  source: PointSource;
  style: (point: MapPoint, state: PointState, look: Look) => PointMark;
}

export interface PointState {
  selected: boolean;
  hovered: boolean;
}

/** How a point is drawn. */
export interface PointMark {
  /** #RRGGBB. */
  colour: string;
  /** Pixels. */
  radius: number;
  /** Among the points of the layer: a higher one lies over a lower one. */
  order: number;
}

/** One layer of a map: where its data comes from, how it looks in each light, what it tells and what it answers. */
export type LayerDefinition = StyledLayer | RasterLayer | PointLayer;

export function isStyled(layer: LayerDefinition): layer is StyledLayer {
  return !isRaster(layer) && !isPoints(layer);
}

export function isRaster(layer: LayerDefinition): layer is RasterLayer {
  return layer.source.kind === 'raster';
}

export function isPoints(layer: LayerDefinition): layer is PointLayer {
  return layer.source.kind === 'points';
}

/** The order of the built-in layers, with room between them. */
export const drawOrder = {
  outside: 0,
  ground: 10,
  /** Areas coloured by a figure: under lines and names. */
  areas: 15,
  panden: 20,
  boundaries: 30,
  addresses: 40,
  result: 50,
  points: 60,
  names: 80,
} as const;
