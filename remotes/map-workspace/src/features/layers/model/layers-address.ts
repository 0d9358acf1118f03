import {
  type MapLayer,
  mapLayers,
  type SurroundingsFigure,
  surroundingsFigures,
} from '@kavel/contracts/layers';

/** A layer that is on. */
export interface LayerState {
  layer: MapLayer;
  /** Percent. */
  opacity: number;
}

export interface LayersView {
  /** Those that are on, in the order of their numbers. */
  on: readonly LayerState[];
  /** What the surroundings show. */
  figure: SurroundingsFigure;
  /** Ids of own layers that are on. */
  own: readonly string[];
}

export const usualOpacity = 70;
const opacities = { least: 10, most: 100 };
const [usualFigure] = surroundingsFigures;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `layers=zoning_woz-40`, `around=no2` and `own=<id>`: what is not known is left out, an opacity stays within its limits. */
export function readLayers(query: URLSearchParams): LayersView {
  const asked = new Map(
    (query.get('layers') ?? '').split('_').map(part => {
      const [name = '', percent] = part.split('-');
      return [name, percent === undefined ? usualOpacity : limited(Number(percent))];
    }),
  );
  return {
    on: mapLayers.flatMap(layer => {
      const opacity = asked.get(layer);
      return opacity === undefined ? [] : [{ layer, opacity }];
    }),
    figure: surroundingsFigures.find(one => one === query.get('around')) ?? usualFigure,
    own: (query.get('own') ?? '').split('_').filter(id => uuid.test(id)),
  };
}

/** The query with another view; what else is in it stays. */
export function writeLayers(query: URLSearchParams, { on, figure, own }: LayersView): URLSearchParams {
  const next = new URLSearchParams(query);
  const parts = on.map(({ layer, opacity }) => (opacity === usualOpacity ? layer : `${layer}-${opacity}`));
  if (parts.length > 0) next.set('layers', parts.join('_'));
  else next.delete('layers');
  if (figure === usualFigure) next.delete('around');
  else next.set('around', figure);
  if (own.length > 0) next.set('own', own.join('_'));
  else next.delete('own');
  return next;
}

/** A layer switched on or off, or with another opacity. */
export function withLayer(view: LayersView, layer: MapLayer, opacity: number | null): LayersView {
  const others = view.on.filter(one => one.layer !== layer);
  const on = opacity === null ? others : [...others, { layer, opacity }];
  return { ...view, on: mapLayers.flatMap(name => on.find(one => one.layer === name) ?? []) };
}

function limited(percent: number): number {
  if (!Number.isFinite(percent)) return usualOpacity;
  return Math.round(Math.min(opacities.most, Math.max(opacities.least, percent)));
}

/** The layers with these numbers of the specification, from 1 to 6. */
export function withNumbers(view: LayersView, numbers: readonly number[]): LayersView {
  return numbers.reduce((next, number) => {
    const layer = mapLayers[number - 1];
    return layer ? withLayer(next, layer, usualOpacity) : next;
  }, view);
}

export function numbersOf({ on }: LayersView): number[] {
  return on.map(({ layer }) => mapLayers.indexOf(layer) + 1);
}

/** An own layer switched on or off. */
export function withOwn(view: LayersView, id: string, shown: boolean): LayersView {
  const others = view.own.filter(one => one !== id);
  return { ...view, own: shown ? [...others, id] : others };
}
