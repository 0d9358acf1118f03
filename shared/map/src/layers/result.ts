import { addressZoom, energyLabels, tileMaxZoom, tileMinZoom } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import type { FeatureLike } from 'ol/Feature';
import MVT from 'ol/format/MVT';
import LayerGroup from 'ol/layer/Group';
import VectorTileLayer from 'ol/layer/VectorTile';
import VectorTileSource from 'ol/source/VectorTile';
import { Circle, Fill, Stroke, Style } from 'ol/style';
import { createXYZ } from 'ol/tilegrid';
import type { MapPalette } from '../style/palettes';
import { layerName } from '../engine/layer-name';
import { createTilesInTurn } from '../engine/tiles-in-turn';

/** How far beside a dot a click still means it, in pixels. */
const reach = 10;
/** Metres a pixel at zoom 0, in tiles of 512 px. */
const widestResolution = 156_543.033_928_04 / 2;

type ResultTileLayer = VectorTileLayer<VectorTileSource<FeatureLike>>;

/**
 * Tiles of what satisfies a filter: circles by count from far, objects from near. Another filter is loaded over the
 * one before, which goes when the picture stands, so that the map never blinks.
 */
export function createResultLayer(whenFree: () => Promise<void>, onFailing: () => void) {
  const loadInTurn = createTilesInTurn(whenFree);
  const group = new LayerGroup({ zIndex: 5 });
  let shown: { url: string; layer: ResultTileLayer } | null = null;
  let palette: MapPalette | null = null;
  let styles = new Map<string, Style>();

  const styleOf = (feature: FeatureLike, resolution: number): Style | undefined => {
    if (!palette) return undefined;
    const look = lookOf(feature, resolution);
    const key = `${look.colour}|${look.radius}`;
    const known = styles.get(key);
    if (known) return known;
    const made = draw(look, palette);
    styles.set(key, made);
    return made;
  };

  const makeLayer = (url: string): ResultTileLayer => {
    const source = new VectorTileSource<FeatureLike>({
      url,
      format: new MVT({ layerName }) as MVT<FeatureLike>,
      tileGrid: createXYZ({ tileSize: 512, minZoom: tileMinZoom, maxZoom: tileMaxZoom }),
      transition: 0,
      tileLoadFunction: loadInTurn,
    });
    source.on('tileloaderror', onFailing);
    return new VectorTileLayer({ source, style: styleOf });
  };

  return {
    layer: group,
    /** Null shows no result. */
    setTiles(url: string | null): void {
      if (url === (shown?.url ?? null)) return;
      if (url === null) group.getLayers().clear();
      else {
        const layer = makeLayer(url);
        group.getLayers().push(layer);
        shown = { url, layer };
      }
      if (url === null) shown = null;
    },
    setPalette(next: MapPalette): void {
      palette = next;
      styles = new Map();
      shown?.layer.changed();
    },
    /** All tiles in view are there. */
    pictureDone(): void {
      const layers = group.getLayers();
      while (layers.getLength() > 1) layers.removeAt(0);
    },
    /** The object id of the nearest dot within reach; null for none. */
    objectAt([x = 0, y = 0]: number[], resolution: number): string | null {
      const margin = reach * resolution;
      let nearest: { id: string; metres: number } | null = null;
      const near = shown?.layer.getFeaturesInExtent([x - margin, y - margin, x + margin, y + margin]) ?? [];
      for (const feature of near) {
        const id: unknown = feature.get('objectId');
        const [west = 0, south = 0] = feature.getGeometry()?.getExtent() ?? [];
        const metres = Math.hypot(west - x, south - y);
        if (typeof id !== 'string' || metres > margin || metres >= (nearest?.metres ?? Infinity)) continue;
        nearest = { id, metres };
      }
      return nearest?.id ?? null;
    },
  };
}

/** A dot's look: `none` is the accent of many objects together, otherwise the colour of its own. */
interface Look {
  colour: string | 'together' | 'unknown';
  radius: number;
}

function lookOf(feature: FeatureLike, resolution: number): Look {
  if (feature.get(layerName) === 'density') {
    return { colour: 'together', radius: densityRadius(Number(feature.get('count')), zoomOf(resolution)) };
  }
  const label = energyLabels[Number(feature.get('label') ?? -1)];
  return { colour: label ? energyLabelColours[label] : 'unknown', radius: dotRadius(zoomOf(resolution)) };
}

/** Its area grows with the count, within what a cell of the map can hold: farther away cells come closer together. */
function densityRadius(count: number, zoom: number): number {
  const shrunk = Math.min(1, 2 ** (zoom - tileMinZoom));
  return Math.round(Math.max(1.5, shrunk * Math.min(18, 2 + 1.1 * Math.cbrt(count))) * 2) / 2;
}

function zoomOf(resolution: number): number {
  return Math.log2(widestResolution / resolution);
}

function dotRadius(zoom: number): number {
  return Math.round(Math.max(2.5, Math.min(6, 2.5 + (zoom - addressZoom) * 1.1)) * 2) / 2;
}

function draw({ colour, radius }: Look, palette: MapPalette): Style {
  if (colour === 'together') {
    return new Style({ image: new Circle({ radius, fill: new Fill({ color: `${palette.accent}73` }) }) });
  }
  return new Style({
    image: new Circle({
      radius,
      fill: new Fill({ color: colour === 'unknown' ? palette.quiet : colour }),
      stroke: new Stroke({ color: palette.dotLine, width: radius < 4 ? 0.6 : 1.4 }),
    }),
  });
}
