import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl';

type Rgb = readonly [number, number, number];

/** Below, buildings and dots are too small and too many. */
const fewestZoom = 14.5;

/** The buildings below dots, each in the colour of its dot; of several, the uppermost. */
export function pandMarks(
  map: MapLibreMap,
  dots: readonly MapGeoJSONFeature[],
  pandAt: (lon: number, lat: number) => string | null,
): Map<string, Rgb> {
  const marks = new Map<string, Rgb>();
  if (map.getZoom() < fewestZoom) return marks;
  for (const dot of dots.toReversed()) {
    if (dot.geometry.type !== 'Point') continue;
    const [lon = 0, lat = 0] = dot.geometry.coordinates;
    const pandId = pandAt(lon, lat);
    const colour = colourOf(dot);
    if (pandId && colour) marks.set(pandId, colour);
  }
  return marks;
}

/** What the dot is drawn with: MapLibre gives colours as shares of 1. */
function colourOf({ layer }: MapGeoJSONFeature): Rgb | null {
  const paint = layer.paint as Record<string, unknown> | undefined;
  const colour = paint?.['circle-color'] as { r?: number; g?: number; b?: number; a?: number } | undefined;
  const { r, g, b, a = 1 } = colour ?? {};
  if (r === undefined || g === undefined || b === undefined || a === 0) return null;
  const channel = (value: number): number => Math.round((value / a) * 255);
  return [channel(r), channel(g), channel(b)];
}
