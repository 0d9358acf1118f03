import type { CatalogueStatus } from '@kavel/contracts';
import { overlap } from './bounds';
import type { Bounds } from './points';

export interface Sources {
  /** Names of the registers whose data is in view. */
  names: readonly string[];
  /** Whether generated data is in view. */
  fictional: boolean;
}

/** Whose data is in view. */
export function sourcesInView(datasets: CatalogueStatus['datasets'], view: Bounds): Sources {
  const inView = datasets.filter(dataset => overlap(dataset.bounds, view));
  const names = inView.filter(dataset => !dataset.fictional).map(dataset => dataset.name);
  return { names: [...new Set(names)], fictional: inView.some(dataset => dataset.fictional) };
}
