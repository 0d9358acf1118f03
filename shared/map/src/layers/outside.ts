import type { ClientConfig } from '@kavel/contracts';

/** A tile server of others, drawn under our own layers. */
export interface OutsideTiles {
  /** Address of raster tiles with {z}, {x} and {y}. */
  url: string;
  attribution: string;
}

/** The tile server that the configuration of the page names; null when there is none, which is the default. */
export function readOutsideTiles(page: Document): OutsideTiles | null {
  const config = page.getElementById('kavel-config')?.textContent;
  const url = config ? (JSON.parse(config) as ClientConfig).tileServer : null;
  return url ? { url, attribution: new URL(url, page.baseURI).hostname } : null;
}
