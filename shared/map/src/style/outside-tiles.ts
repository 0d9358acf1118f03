/** A tile server of others, drawn under our own layers. */
export interface OutsideTiles {
  /** Address of raster tiles with {z}, {x} and {y}. */
  url: string;
  attribution: string;
}

const metaName = 'kavel-outside-tiles';

/**
 * Reads the outside tile server from `<meta name="kavel-outside-tiles" content="https://…/{z}/{x}/{y}.png"
 * data-attribution="…">`; null when none is configured, which is the default.
 */
export function readOutsideTiles(page: ParentNode): OutsideTiles | null {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`);
  if (!meta?.content) return null;
  return { url: meta.content, attribution: meta.dataset.attribution ?? '' };
}
