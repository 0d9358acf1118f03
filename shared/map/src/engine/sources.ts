import { tileMaxZoom, tileMinZoom } from '@kavel/contracts';
import GeoJSON from 'ol/format/GeoJSON';
import MVT from 'ol/format/MVT';
import VectorSource from 'ol/source/Vector';
import VectorTileSource from 'ol/source/VectorTile';
import { createXYZ } from 'ol/tilegrid';
import type { GeoJsonSource, TileSource } from '../layers/definition';
import { layerName } from './layer-name';
import { createTilesInTurn } from './tiles-in-turn';

/** Data sources for the layers of one map. */
export function createSources(whenFree: () => Promise<void>, onCatalogue: (failing: boolean) => void) {
  let catalogue: { url: string; source: VectorTileSource } | null = null;

  const tiles = (url: string, zooms: TileSource['zooms'], bytesPerFrame?: number) =>
    new VectorTileSource({
      url,
      format: new MVT({ layerName }),
      tileGrid: createXYZ({ tileSize: 512, minZoom: zooms.from, maxZoom: zooms.upTo }),
      transition: 0,
      // Batches shapes of one style by 200: a town takes 180 canvas calls instead of 22,000.
      overlaps: false,
      tileLoadFunction: createTilesInTurn(whenFree, bytesPerFrame),
    });

  return {
    /** Shared by all catalogue layers, so that tiles are fetched and parsed once. */
    catalogue(url: string): VectorTileSource {
      if (catalogue?.url === url) return catalogue.source;
      const source = tiles(url, { from: tileMinZoom, upTo: tileMaxZoom });
      source.on('tileloaderror', () => onCatalogue(true));
      source.on('tileloadend', () => onCatalogue(false));
      catalogue = { url, source };
      return source;
    },
    /** `bytesPerFrame`: how many bytes of tiles are parsed and drawn per frame, when not as many as usual. */
    tiles({ url, zooms }: TileSource, onFailing: () => void, bytesPerFrame?: number): VectorTileSource {
      const source = tiles(url, zooms, bytesPerFrame);
      source.on('tileloaderror', onFailing);
      return source;
    },
    geojson({ data }: GeoJsonSource): VectorSource {
      const format = new GeoJSON({ featureProjection: 'EPSG:3857' });
      if (typeof data === 'string') return new VectorSource({ url: data, format });
      return new VectorSource({ features: format.readFeatures(data) });
    },
    retryCatalogue(): void {
      catalogue?.source.refresh();
    },
  };
}

export type Sources = ReturnType<typeof createSources>;
