import type { CatalogueStatus } from '@kavel/contracts';
import { overlap } from './bounds';
import type { Bounds } from './points';

/** The registers that data of real places comes from; their terms ask to be named. */
const registers = 'Kadaster (BAG), RVO (EP-Online), CBS';

export interface Sources {
  /** Registers whose data is in view; null for none. */
  registers: string | null;
  /** Whether generated data is in view. */
  fictional: boolean;
}

/** Whose data is in view. */
export function sourcesInView(datasets: CatalogueStatus['datasets'], view: Bounds): Sources {
  const inView = datasets.filter(dataset => overlap(dataset.bounds, view));
  return {
    registers: inView.some(dataset => !dataset.fictional) ? registers : null,
    fictional: inView.some(dataset => dataset.fictional),
  };
}
