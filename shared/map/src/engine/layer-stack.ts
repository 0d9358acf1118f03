import type OlMap from 'ol/Map';
import type { LayerDefinition } from '../layers/definition';
import type { MapHit, MapPoint } from '../model/points';
import type { DrawnRun, Scene } from './drawn-run';
import { createLazyAreaRun } from './lazy-area-run';
import { createPointRun, type DrawnPoints, type Selection } from './point-run';
import { createRasterRun } from './raster-run';
import { type Run, runsOf } from './runs';
import type { Sources } from './sources';
import { createStyledRun } from './styled-run';

/** The layers of a map from bottom to top: existing ones are updated, others added or removed. */
export function createLayerStack(map: OlMap, sources: Sources) {
  const drawn = new Map<string, DrawnRun>();
  const points = new Map<string, DrawnPoints>();
  const updated = new Map<string, { run: Run; scene: Scene }>();
  let order: readonly string[] = [];
  let selection: Selection = { selectedId: null, hoveredId: null };
  let pictureStands = false;

  const draw = ({ id, kind }: Run): DrawnRun => {
    if (kind === 'raster') return createRasterRun();
    if (kind === 'areas') return createLazyAreaRun(sources);
    if (kind === 'styled') return createStyledRun(sources, () => pictureStands);
    const made = createPointRun();
    made.setSelection(selection);
    points.set(id, made);
    return made;
  };
  const remove = (id: string) => {
    const gone = drawn.get(id);
    if (gone) map.removeLayer(gone.layer);
    drawn.delete(id);
    updated.delete(id);
    points.delete(id);
  };

  return {
    setLayers(layers: readonly LayerDefinition[], scene: Scene): void {
      const runs = runsOf(layers);
      const ids = runs.map(({ id }) => id);
      for (const id of drawn.keys()) if (!ids.includes(id)) remove(id);
      for (const [place, run] of runs.entries()) {
        const known = drawn.get(run.id);
        const one = known ?? draw(run);
        one.layer.setZIndex(place);
        const before = updated.get(run.id);
        if (!before || !isSame(before.run, run) || !isSameScene(before.scene, scene)) one.update(run, scene);
        updated.set(run.id, { run, scene });
        if (known) continue;
        drawn.set(run.id, one);
        map.addLayer(one.layer);
      }
      order = ids;
      const urls = layers.flatMap(({ source }) => (source.kind === 'tiles' ? source.url : []));
      sources.drawnAre([...urls, ...(scene.catalogueTiles === null ? [] : [scene.catalogueTiles])]);
    },
    setSelection(next: Selection): void {
      selection = next;
      for (const one of points.values()) one.setSelection(next);
    },
    /** The topmost hit at a coordinate (Web Mercator). */
    hitAt(coordinate: readonly number[], resolution: number): MapHit | null {
      for (const id of order.toReversed()) {
        const hit = drawn.get(id)?.hitAt(coordinate, resolution);
        if (hit) return hit;
      }
      return null;
    },
    findPoint(id: string): MapPoint | null {
      for (const one of points.values()) {
        const point = one.find(id);
        if (point) return point;
      }
      return null;
    },
    /** Called when everything in view has been loaded and rendered. */
    pictureDone(): void {
      pictureStands = true;
      for (const one of drawn.values()) one.pictureDone();
    },
  };
}

/** Whether the same definitions are drawn. */
function isSame(one: Run, other: Run): boolean {
  return (
    one.layers.length === other.layers.length && one.layers.every((layer, at) => layer === other.layers[at])
  );
}

function isSameScene(one: Scene, other: Scene): boolean {
  return one.look === other.look && one.catalogueTiles === other.catalogueTiles;
}
