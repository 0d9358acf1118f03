import type { ServiceClient } from '@kavel/service-kit';
import type { CatalogueStore } from '../store';
import type { Markets } from './markets';
import type { ModelReports } from './model-report/model-reports';

/** What the calculation routes work with. */
export interface CalculationDeps {
  store: CatalogueStore;
  /** The portfolio service. */
  portfolio: ServiceClient;
  now: () => Date;
}

export interface CalculationContext extends CalculationDeps {
  markets: Markets;
  reports: ModelReports;
}
