import LayerGroup from 'ol/layer/Group';
import type { DrawnRun, Scene } from './drawn-run';
import type { Run } from './runs';
import type { Sources } from './sources';

/** Loads the code that draws areas. */
const loadCode = () => import('./area-run');

/**
 * An area run whose code is loaded with the first one: most maps show no areas. When the code cannot be loaded, the
 * layer reports failing tiles; a retry or the next update loads it again.
 */
export function createLazyAreaRun(
  sources: Sources,
  load: () => ReturnType<typeof loadCode> = loadCode,
): DrawnRun {
  const group = new LayerGroup();
  let drawn: DrawnRun | null = null;
  let latest: [Run, Scene] | null = null;
  let isLoading = false;

  const draw = ({ createAreaRun }: Awaited<ReturnType<typeof loadCode>>) => {
    sources.loaded(group);
    drawn = createAreaRun(sources);
    group.getLayers().push(drawn.layer);
    if (latest) drawn.update(...latest);
  };
  const failed = (error: unknown) => {
    isLoading = false;
    console.error(error);
    const [run] = latest ?? [];
    if (run?.kind !== 'areas') return;
    const { url, onFailing } = run.layers[0].source;
    if (onFailing) onFailing();
    else sources.failed(group, url, begin);
  };
  const begin = () => {
    if (isLoading) return;
    isLoading = true;
    // An error of drawing is no failing tile: it is only logged.
    load()
      .then(draw, failed)
      .catch((error: unknown) => console.error(error));
  };

  return {
    layer: group,
    update(run: Run, scene: Scene): void {
      latest = [run, scene];
      if (drawn) drawn.update(run, scene);
      else begin();
    },
    hitAt: (coordinate, resolution) => drawn?.hitAt(coordinate, resolution) ?? null,
    pictureDone: () => drawn?.pictureDone(),
  };
}
