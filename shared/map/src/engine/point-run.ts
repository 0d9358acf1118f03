import Feature, { type FeatureLike } from 'ol/Feature';
import Point from 'ol/geom/Point';
import LayerGroup from 'ol/layer/Group';
import VectorLayer from 'ol/layer/Vector';
import VectorImageLayer from 'ol/layer/VectorImage';
import { fromLonLat } from 'ol/proj';
import VectorSource from 'ol/source/Vector';
import { Circle, Fill, Stroke, Style } from 'ol/style';
import type { PointLayer, PointMark } from '../layers/definition';
import type { MapPoint } from '../model/points';
import type { Look } from '../style/look';
import type { MapPalette } from '../style/palettes';
import type { DrawnRun, Scene } from './drawn-run';
import type { Run } from './runs';
import { zoomOf } from './zoom';

/** Hit tolerance around a point in pixels: half of a 24 px target. */
const reach = 12;

/**
 * More points than this are drawn into an image, which moves as a whole while the map is dragged. It reaches beyond the
 * view, so that a drag does not come to its edge at once.
 */
const mostLive = 1_000;
const imageRatio = 1.5;

/** Ids of highlighted points. */
export interface Selection {
  selectedId: string | null;
  hoveredId: string | null;
}

export interface DrawnPoints extends DrawnRun {
  setSelection: (selection: Selection) => void;
  find: (id: string) => MapPoint | null;
}

/** Points of a page; the selected one has a ring. */
export function createPointRun(): DrawnPoints {
  const source = new VectorSource<Feature<Point>>();
  const live = new VectorLayer({ source, updateWhileAnimating: true, updateWhileInteracting: true });
  const image = new VectorImageLayer({ source, imageRatio });
  const group = new LayerGroup({ layers: [live] });
  const show = (layer: typeof live | typeof image) => {
    if (group.getLayers().item(0) !== layer) group.getLayers().setAt(0, layer);
  };
  const changed = () => group.getLayers().item(0)?.changed();
  let drawn: { definition: PointLayer; look: Look } | null = null;
  let selection: Selection = { selectedId: null, hoveredId: null };
  let styles = new Map<string, Style[]>();

  const styleOf = (feature: FeatureLike) => {
    if (!drawn) return undefined;
    const { definition, look } = drawn;
    const point = pointOf(feature as Feature<Point>);
    const selected = point.id === selection.selectedId;
    const mark = definition.style(point, { selected, hovered: point.id === selection.hoveredId }, look);
    const key = `${mark.colour}|${mark.radius}|${mark.order}|${selected}`;
    const known = styles.get(key);
    if (known) return known;
    const made = stylesOf(mark, selected, look.palette);
    styles.set(key, made);
    return made;
  };
  live.setStyle(styleOf);
  image.setStyle(styleOf);

  return {
    layer: group,
    update(run: Run, { look }: Scene): void {
      if (run.kind !== 'points') return;
      const [definition] = run.layers;
      const { points } = definition.source;
      if (points !== drawn?.definition.source.points) {
        source.clear(true);
        source.addFeatures(points.map(toFeature));
        show(points.length > mostLive ? image : live);
      }
      if (look !== drawn?.look) styles = new Map();
      drawn = { definition, look };
      group.setOpacity(definition.opacity ?? 1);
      group.setMinZoom(definition.minZoom ?? -Infinity);
      changed();
    },
    setSelection(next: Selection): void {
      selection = next;
      changed();
    },
    find(id: string): MapPoint | null {
      const feature = source.getFeatureById(id);
      return feature instanceof Feature ? pointOf(feature) : null;
    },
    hitAt(coordinate: readonly number[], resolution: number) {
      const [x = 0, y = 0] = coordinate;
      if (!drawn || zoomOf(resolution) < (drawn.definition.minZoom ?? 0)) return null;
      const feature = source.getClosestFeatureToCoordinate([x, y]);
      const place = feature?.getGeometry()?.getCoordinates();
      if (!feature || !place) return null;
      const metres = Math.hypot((place[0] ?? 0) - x, (place[1] ?? 0) - y);
      if (metres > reach * resolution) return null;
      const { id, label } = pointOf(feature);
      return { layer: drawn.definition.key, id, label };
    },
    pictureDone: () => undefined,
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

function stylesOf({ colour, radius, order }: PointMark, selected: boolean, palette: MapPalette): Style[] {
  const dot = new Style({
    zIndex: order,
    image: new Circle({
      radius,
      fill: new Fill({ color: colour }),
      stroke: new Stroke({ color: palette.dotLine, width: 1.8 }),
    }),
  });
  if (!selected) return [dot];
  const ring = (ringRadius: number, color: string, width: number) =>
    new Style({
      zIndex: order,
      image: new Circle({ radius: ringRadius, stroke: new Stroke({ color, width }) }),
    });
  return [ring(12, palette.dotLine, 6), ring(12, palette.accent, 3), dot];
}
