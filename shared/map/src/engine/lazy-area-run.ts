import LayerGroup from 'ol/layer/Group';
import type { DrawnRun, Scene } from './drawn-run';
import type { Run } from './runs';
import type { Sources } from './sources';

/** An area run whose code is loaded with the first one: most maps show no areas. */
export function createLazyAreaRun(sources: Sources): DrawnRun {
  const group = new LayerGroup();
  let drawn: DrawnRun | null = null;
  let latest: [Run, Scene] | null = null;

  const load = async () => {
    const { createAreaRun } = await import('./area-run');
    drawn = createAreaRun(sources);
    group.getLayers().push(drawn.layer);
    if (latest) drawn.update(...latest);
  };
  load().catch(() => {
    const [run] = latest ?? [];
    if (run?.kind === 'areas') run.layers[0].source.onFailing?.();
  });

  return {
    layer: group,
    update(run: Run, scene: Scene): void {
      latest = [run, scene];
      drawn?.update(run, scene);
    },
    hitAt: (coordinate, resolution) => drawn?.hitAt(coordinate, resolution) ?? null,
    pictureDone: () => drawn?.pictureDone(),
  };
}
