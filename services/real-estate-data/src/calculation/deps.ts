import type { CatalogueStore } from '@kavel/catalogue';
import type { ValuationModels } from '@kavel/engine';
import type { Markets } from './markets';
import type { ModelReports } from './model-report/model-reports';

/** What the calculation routes work with. */
export interface CalculationDeps {
  store: CatalogueStore;
  now: () => Date;
  /** Versions of the model; as delivered when absent. */
  models?: ValuationModels;
}

export interface CalculationContext extends CalculationDeps {
  models: ValuationModels;
  markets: Markets;
  reports: ModelReports;
}
