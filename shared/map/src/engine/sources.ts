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
export function createSources(whenFree: () => Promise<void>, onFailing: (failing: boolean) => void) {
  let catalogue: { url: string; source: VectorTileSource } | null = null;
  /** What could not be fetched, each with its URL and how to fetch it again. */
  const failing = new Map<object, { url: string; retry: () => void }>();
  const report = () => onFailing(failing.size > 0);

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

  const failed = (key: object, url: string, retry: () => void) => {
    failing.set(key, { url, retry });
    report();
  };
  const loaded = (key: object) => {
    if (failing.delete(key)) report();
  };
  const watch = (url: string, source: VectorTileSource) => {
    source.on('tileloaderror', () => failed(source, url, () => source.refresh()));
    source.on('tileloadend', () => loaded(source));
  };

  return {
    /** Shared by all catalogue layers, so that tiles are fetched and parsed once. */
    catalogue(url: string): VectorTileSource {
      if (catalogue?.url === url) return catalogue.source;
      const source = tiles(url, { from: tileMinZoom, upTo: tileMaxZoom });
      watch(url, source);
      catalogue = { url, source };
      return source;
    },
    /**
     * `renew` is called for failing tiles of a page that renews its URL itself. `bytesPerFrame`: how many bytes of tiles
     * are parsed and drawn per frame, when not as many as usual.
     */
    tiles(definition: TileSource, renew: () => void, bytesPerFrame?: number): VectorTileSource {
      const { url, zooms } = definition;
      const source = tiles(url, zooms, bytesPerFrame);
      if (definition.onFailing) source.on('tileloaderror', renew);
      else watch(url, source);
      return source;
    },
    geojson({ data }: GeoJsonSource): VectorSource {
      const format = new GeoJSON({ featureProjection: 'EPSG:3857' });
      if (typeof data === 'string') return new VectorSource({ url: data, format });
      return new VectorSource({ features: format.readFeatures(data) });
    },
    /** Reports what another part could not fetch; `key` identifies it. */
    failed,
    loaded,
    /** Forgets failures of what is not drawn any more; `urls` are those in use. */
    drawnAre(urls: readonly string[]): void {
      for (const [key, { url }] of failing) if (!urls.includes(url)) loaded(key);
    },
    /** Fetches again what failed. */
    retry(): void {
      const all = [...failing.values()];
      failing.clear();
      report();
      for (const { retry } of all) retry();
    },
  };
}

export type Sources = ReturnType<typeof createSources>;
