import type { CatalogueStore } from '@kavel/catalogue';
import type { Pathway, ValuationModels } from '@kavel/engine';
import type { OrganisationCaller } from '@kavel/service-kit';
import type { OutlineBook } from '../outlines/outline-book';
import type { SalesStore } from '../own-sales/repositories/store';
import type { Markets } from './markets';
import type { ModelReports } from './model-report/model-reports';

/** Dependencies of the calculation routes. */
export interface CalculationDeps {
  store: CatalogueStore;
  now: () => Date;
  /** Versions of the model; by default the built-in ones. */
  models?: ValuationModels;
  /** Pathways of CRREM that an organisation imported; absent without a database. */
  pathwaysOf?: (caller: OrganisationCaller) => Promise<readonly Pathway[]>;
  /** Outlines that areas are chosen by; absent where there is no database for them. */
  outlines?: OutlineBook | undefined;
  /** Where estimates of organisations are kept; absent without a database. */
  records?: SalesStore | undefined;
}

export interface CalculationContext extends CalculationDeps {
  models: ValuationModels;
  markets: Markets;
  reports: ModelReports;
}
