import type { ClientConfig } from '@kavel/contracts';
import { drawOrder, type RasterLayer } from './definition';

/** The external tile server of the page's configuration, drawn below our own layers; none by default. */
export function outsideLayers(page: Document): RasterLayer[] {
  const config = page.getElementById('kavel-config')?.textContent;
  const url = config ? (JSON.parse(config) as ClientConfig).tileServer : null;
  if (!url) return [];
  return [
    {
      key: 'outside',
      order: drawOrder.outside,
      source: { kind: 'raster', url },
      attribution: new URL(url, page.baseURI).hostname,
    },
  ];
}
