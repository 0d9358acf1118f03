import type { CatalogueStatus } from '@kavel/contracts';
import { overlap } from './bounds';
import type { Bounds } from './points';

/** Registers of real data; their terms require attribution. */
const registers = 'Kadaster (BAG), RVO (EP-Online), CBS';

export interface Sources {
  /** Registers with data in view; null without any. */
  registers: string | null;
  /** Whether generated data is in view. */
  fictional: boolean;
}

/** Attribution of the data in view. */
export function sourcesInView(datasets: CatalogueStatus['datasets'], view: Bounds): Sources {
  const inView = datasets.filter(dataset => overlap(dataset.bounds, view));
  return {
    registers: inView.some(dataset => !dataset.fictional) ? registers : null,
    fictional: inView.some(dataset => dataset.fictional),
  };
}
