import { tileMaxZoom } from '@kavel/contracts';
import type { MapLegend } from '@kavel/map';
import { drawOrder, type StyledLayer, type StyleLayer } from '@kavel/map/layers';
import type { PriceClasses } from './price-classes';

type Expression = readonly unknown[];

export interface TileOptions {
  /** Address of the tiles, with {z}, {x} and {y}. */
  tiles: string;
  classes: PriceClasses;
  legend: MapLegend | null;
  /** Tooltip of a point or hexagon. */
  labelOf: (figures: PlaceFigures) => string;
  onFailing: () => void;
}

export interface PointOptions extends TileOptions {
  /** Legend text for the ring around own transactions; null without own transactions. */
  ownLabel: string | null;
}

export interface HexagonOptions extends TileOptions {
  /** Legend text for hexagons with too few transactions for a median. */
  fewLabel: string;
}

/** Figures of a point or hexagon; prices in €/m², null when unknown or of too few transactions. */
export interface PlaceFigures {
  count: number;
  median: number | null;
  low: number | null;
  high: number | null;
  /** Number of transactions that the organisation imported itself; null for none. */
  own: number | null;
}

export const pointLayerKey = 'transactions';
/** Of the transaction that is hovered in the list. */
export const pointedLayerKey = 'pointed';
export const hexagonLayerKey = 'transaction-hexagons';

/** Tiles contain transactions at every zoom. */
const zooms = { from: 5, upTo: tileMaxZoom };
/** Radius in pixels by minimum number of transactions. */
const radii = [4.5, 2, 7, 5, 9, 20, 12, 100, 15, 1000, 19];
const radius = ['step', ['get', 'count'], ...radii];
/** Distance in pixels from the edge of the dot to the ring. */
const ringWidth = 3;

/** Transactions as dots: sized by their number, coloured by price per m², with a ring around own ones. */
export function pointsTileLayer(options: PointOptions): StyledLayer {
  return {
    key: pointLayerKey,
    order: drawOrder.result,
    source: { kind: 'tiles', url: options.tiles, zooms, onFailing: options.onFailing },
    style: ({ palette }) => [
      ...(options.ownLabel === null ? [] : [ownRing(palette.accent)]),
      {
        id: 'place',
        type: 'circle',
        'source-layer': 'points',
        paint: {
          'circle-color': colourBy(options.classes, palette.quiet),
          'circle-radius': radius,
          'circle-stroke-color': palette.dotLine,
          'circle-stroke-width': 1.2,
        },
      } as unknown as StyleLayer,
    ],
    legend: ({ look }) => withOwn(options, look.palette.accent),
    hit: {
      reach: 10,
      target: ({ properties }) => {
        const label = options.labelOf(figuresOf(properties));
        const { id } = properties;
        return typeof id === 'string' ? { id, label } : { id: placeId(properties), label };
      },
    },
  };
}

function ownRing(colour: string): StyleLayer {
  return {
    id: 'own',
    type: 'circle',
    'source-layer': 'points',
    filter: ['has', 'own'],
    paint: { 'circle-color': colour, 'circle-radius': ['+', radius, ringWidth] },
  } as unknown as StyleLayer;
}

function withOwn({ legend, ownLabel }: PointOptions, colour: string): MapLegend | null {
  if (ownLabel === null) return legend;
  const own = { key: 'own', label: ownLabel, colour, ring: true };
  return legend ? { ...legend, entries: [...legend.entries, own] } : { title: ownLabel, entries: [own] };
}

/** Hexagons coloured by their median price per m²; those with too few transactions are grey. */
export function hexagonsTileLayer(options: HexagonOptions): StyledLayer {
  return {
    key: hexagonLayerKey,
    order: drawOrder.areas,
    opacity: 0.8,
    source: { kind: 'tiles', url: options.tiles, zooms, onFailing: options.onFailing },
    style: ({ palette }) => [
      {
        id: 'hexagon',
        type: 'fill',
        'source-layer': 'hexagons',
        paint: {
          'fill-color': colourBy(options.classes, palette.quiet),
          'fill-outline-color': palette.ground,
        },
      } as unknown as StyleLayer,
    ],
    legend: ({ look }) => withFew(options.legend, options.fewLabel, look.palette.quiet),
    hit: {
      reach: 0,
      target: ({ properties }) => ({
        id: placeId(properties),
        label: options.labelOf(figuresOf(properties)),
      }),
    },
  };
}

/** The legend with the colour of places that have too few transactions for a median. */
export function withFew(legend: MapLegend | null, label: string, colour: string): MapLegend | null {
  return legend && { ...legend, entries: [...legend.entries, { key: 'few', label, colour }] };
}

const colourBy = ({ thresholds, colours }: PriceClasses, unknown: string): Expression => {
  const [lowest = unknown, ...others] = colours;
  if (thresholds.length === 0) return ['case', ['has', 'median'], lowest, unknown];
  const steps = thresholds.flatMap((threshold, at) => [threshold, others[at] ?? lowest]);
  return ['case', ['has', 'median'], ['step', ['get', 'median'], lowest, ...steps], unknown];
};

function figuresOf(properties: Readonly<Record<string, unknown>>): PlaceFigures {
  const figure = (name: string) => {
    const value = properties[name];
    return typeof value === 'number' ? value : null;
  };
  return {
    count: figure('count') ?? 0,
    median: figure('median'),
    low: figure('low'),
    high: figure('high'),
    own: figure('own'),
  };
}

/** Id of a feature. A dot of several transactions has none: its figures tell it from its neighbours. */
const clusterMark = 'place';
function placeId({ id, count, median, low, high }: Readonly<Record<string, unknown>>): string {
  return [clusterMark, id, count, median, low, high].join(' ');
}

/** Whether the clicked feature is a single transaction. */
export function isTransaction(hit: { layer: string; id: string }): boolean {
  return (
    (hit.layer === pointLayerKey || hit.layer === pointedLayerKey) && !hit.id.startsWith(`${clusterMark} `)
  );
}
