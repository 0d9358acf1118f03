import Feature from 'ol/Feature';
import Point from 'ol/geom/Point';
import VectorLayer from 'ol/layer/Vector';
import { fromLonLat } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import { Circle, Fill, Stroke, Style } from 'ol/style';
import type { MapPoint } from '../model/points';
import type { MapPalette } from '../style/palettes';
import { type ColourBy, pointColour } from '../layers/points';

/** How far beside a point a click still means it, in pixels: half a target of 24. */
const reach = 12;

export interface PointState {
  selectedId: string | null;
  hoveredId: string | null;
}

/** The points of the page, drawn above the tiles; the selected one carries a ring. */
export function createPointLayer() {
  const source = new VectorSource<Feature<Point>>();
  const layer = new VectorLayer({
    source,
    zIndex: 10,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
  let palette: MapPalette | null = null;
  let colourBy: ColourBy = 'none';
  let state: PointState = { selectedId: null, hoveredId: null };
  let styles = new Map<string, Style[]>();

  const styleOf = (point: MapPoint, colours: MapPalette): Style[] => {
    const selected = point.id === state.selectedId;
    const hovered = point.id === state.hoveredId;
    const colour = pointColour(point, colourBy, colours);
    const key = `${colour}|${point.quiet}|${selected}|${hovered}`;
    const known = styles.get(key);
    if (known) return known;
    const made = drawPoint({ colour, selected, hovered, quiet: point.quiet ?? false }, colours);
    styles.set(key, made);
    return made;
  };

  layer.setStyle(feature => (palette ? styleOf(pointOf(feature as Feature<Point>), palette) : undefined));

  return {
    layer,
    setPoints(points: readonly MapPoint[]): void {
      source.clear(true);
      source.addFeatures(points.map(toFeature));
    },
    setState(next: PointState): void {
      state = next;
      layer.changed();
    },
    setColours(next: MapPalette, by: ColourBy): void {
      palette = next;
      colourBy = by;
      styles = new Map();
      layer.changed();
    },
    find(id: string): MapPoint | null {
      const feature = source.getFeatureById(id);
      return feature instanceof Feature ? pointOf(feature) : null;
    },
    /** The point at a coordinate, within reach at a resolution in metres a pixel. */
    at(coordinate: number[], resolution: number): MapPoint | null {
      const feature = source.getClosestFeatureToCoordinate(coordinate);
      const place = feature?.getGeometry()?.getCoordinates();
      if (!feature || !place) return null;
      const metres = Math.hypot(
        (place[0] ?? 0) - (coordinate[0] ?? 0),
        (place[1] ?? 0) - (coordinate[1] ?? 0),
      );
      return metres <= reach * resolution ? pointOf(feature) : null;
    },
  };
}

function toFeature(point: MapPoint): Feature<Point> {
  const feature = new Feature({ geometry: new Point(fromLonLat([point.lon, point.lat])), point });
  feature.setId(point.id);
  return feature;
}

function pointOf(feature: Feature<Point>): MapPoint {
  return feature.get('point') as MapPoint;
}

interface Dot {
  colour: string;
  selected: boolean;
  hovered: boolean;
  quiet: boolean;
}

function drawPoint({ colour, selected, hovered, quiet }: Dot, palette: MapPalette): Style[] {
  const dot = new Style({
    zIndex: selected ? 3 : hovered ? 2 : quiet ? 0 : 1,
    image: new Circle({
      radius: (quiet ? 4.5 : 6) + (hovered ? 1.5 : 0),
      fill: new Fill({ color: colour }),
      stroke: new Stroke({ color: palette.dotLine, width: 1.8 }),
    }),
  });
  if (!selected) return [dot];
  const ring = (radius: number, color: string, width: number) =>
    new Style({ zIndex: 3, image: new Circle({ radius, stroke: new Stroke({ color, width }) }) });
  return [ring(12, palette.dotLine, 6), ring(12, palette.accent, 3), dot];
}
