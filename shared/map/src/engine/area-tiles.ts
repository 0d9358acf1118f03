import { type Extent, intersects } from 'ol/extent';
import type { FeatureLike } from 'ol/Feature';
import RenderFeature from 'ol/render/Feature';
import type VectorTileSource from 'ol/source/VectorTile';
import VectorTile from 'ol/VectorTile';
import type { AreaPolygon } from './area-raster';
import { layerName } from './layer-name';

export interface CodedPolygon extends AreaPolygon {
  code: string;
}

export interface AreaTile {
  z: number;
  extent: Extent;
  polygons: readonly CodedPolygon[];
}

/** Tiles whose polygons are kept. */
const mostTiles = 200;

/** Polygons of the tiles that a source has loaded. */
export function collectAreaTiles(
  source: VectorTileSource,
  sourceLayer: string,
  onLoaded: (tile: AreaTile) => void,
) {
  const loaded = new Map<string, AreaTile>();
  const grid = source.getTileGrid();

  source.on('tileloadend', ({ tile }) => {
    if (!(tile instanceof VectorTile) || !grid) return;
    const [z = 0] = tile.tileCoord;
    const extent = grid.getTileCoordExtent(tile.tileCoord);
    const polygons = polygonsOf(tile.getFeatures() ?? [], sourceLayer);
    const found = { z, extent, polygons };
    loaded.set(String(tile.tileCoord), found);
    const [oldest] = loaded.keys();
    if (loaded.size > mostTiles && oldest !== undefined) loaded.delete(oldest);
    onLoaded(found);
  });

  return {
    /** Zoom of the tiles for a view, in metres per pixel of the page. */
    zoomFor: (resolution: number): number => grid?.getZForResolution(resolution, source.zDirection) ?? 0,
    /**
     * Tiles in an extent, to be drawn in this order: those of a zoom, and where tiles of it are missing, below them
     * those of others.
     */
    in(extent: Extent, z: number): AreaTile[] {
      if (!grid) return [];
      const inView = [...loaded.values()].filter(tile => intersects(tile.extent, extent));
      let isComplete = true;
      grid.forEachTileCoord(extent, z, coord => {
        if (!loaded.has(String(coord))) isComplete = false;
      });
      const exact = inView.filter(tile => tile.z === z);
      const others = isComplete ? [] : inView.filter(tile => tile.z !== z);
      others.sort((one, other) => Math.abs(other.z - z) - Math.abs(one.z - z));
      return [...others, ...exact];
    },
  };
}

export type AreaTilesLoaded = ReturnType<typeof collectAreaTiles>;

function polygonsOf(features: readonly FeatureLike[], sourceLayer: string): CodedPolygon[] {
  return features.flatMap((feature): CodedPolygon[] => {
    const code: unknown = feature.get('code');
    if (!(feature instanceof RenderFeature) || typeof code !== 'string') return [];
    if (feature.get(layerName) !== sourceLayer) return [];
    const ends = feature.getEnds();
    return ends ? [{ code, flat: feature.getFlatCoordinates(), ends }] : [];
  });
}
