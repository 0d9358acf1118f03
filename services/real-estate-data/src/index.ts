import { CatalogueStore } from '@kavel/catalogue';
import { catalogueApi, estimateApi, scoreApi } from '@kavel/contracts';
import { bulkCatalogueApi } from '@kavel/contracts/bulk';
import { locatorApi } from '@kavel/contracts/locator';
import { objectApi } from '@kavel/contracts/objects';
import { transactionApi } from '@kavel/contracts/transactions';
import type { ValuationModels } from '@kavel/engine';
import { snapshotIndex } from '@kavel/locator-index';
import type { ServiceDefinition } from '@kavel/service-kit';
import { calculationRoutes } from './calculation/index';
import { catalogueRoutes } from './routes/catalogue';
import { locatorRoutes } from './routes/locator';
import { resultTileRoutes } from './routes/result-tiles';
import { tileRoutes } from './routes/tiles';
import { transactionRoutes } from './routes/transactions';
import { addressBookOf } from './suggest/address-book';
import { streetIndexOf } from './suggest/street-index';

export interface RealEstateDataOptions {
  /** `KAVEL_DATA`; the catalogue lies below it. */
  dataFolder: string;
  now?: () => Date;
  /** Versions of the valuation model; as delivered when absent. */
  models?: ValuationModels;
}

/** Everything known about real estate: the catalogue, its tiles, and what is computed from them. */
export function defineRealEstateDataService(options: RealEstateDataOptions): ServiceDefinition {
  const { dataFolder, now = () => new Date(), models } = options;
  const store = new CatalogueStore(dataFolder, async snapshot => {
    await Promise.all([snapshotIndex(snapshot), addressBookOf(snapshot), streetIndexOf(snapshot)]);
  });
  return {
    name: 'real-estate-data',
    endpoints: [
      ...Object.values(catalogueApi),
      ...Object.values(estimateApi),
      ...Object.values(scoreApi),
      ...Object.values(locatorApi),
      ...Object.values(objectApi),
      ...Object.values(bulkCatalogueApi),
      ...Object.values(transactionApi),
    ],
    routes(app) {
      catalogueRoutes(app, store);
      locatorRoutes(app, store, now);
      resultTileRoutes(app, store, now);
      tileRoutes(app, store);
      transactionRoutes(app, store, now);
      calculationRoutes(app, { store, now, ...(models ? { models } : {}) });
    },
    ready: () => store.ready(),
    close: async () => store.close(),
  };
}
