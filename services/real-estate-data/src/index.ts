import { CatalogueStore, type Snapshot } from '@kavel/catalogue';
import { type FollowedStore, followPublished, openSnapshotStore } from '@kavel/catalogue/published';
import { catalogueApi, estimateApi, scoreApi } from '@kavel/contracts';
import { bulkCatalogueApi } from '@kavel/contracts/bulk';
import { developmentApi } from '@kavel/contracts/developments';
import { districtApi } from '@kavel/contracts/districts';
import { estimateRecordApi, publicEstimateApi } from '@kavel/contracts/estimates';
import { layerApi } from '@kavel/contracts/layers';
import { locatorApi } from '@kavel/contracts/locator';
import { marketApi } from '@kavel/contracts/market';
import { objectApi, pandApi, surroundingsApi } from '@kavel/contracts/objects';
import { recordApi, siteApi } from '@kavel/contracts/passports';
import { sourcingApi } from '@kavel/contracts/sourcing';
import { pathwayApi, sustainabilityApi } from '@kavel/contracts/sustainability';
import { ownSaleApi, transactionApi } from '@kavel/contracts/transactions';
import { travelTimeApi } from '@kavel/contracts/travel-time';
import { outlineApi } from '@kavel/contracts/work-areas';
import type { ValuationModels } from '@kavel/engine';
import { snapshotIndex } from '@kavel/locator-index';
import type { ServiceDefinition } from '@kavel/service-kit';
import { calculationRoutes } from './calculation/index';
import { OutlineBook } from './outlines/outline-book';
import { outlineRoutes } from './outlines/routes/outlines';
import { OwnTransactionsCache } from './own-sales/own-transactions';
import { openSalesStore } from './own-sales/repositories/store';
import { ownSaleRoutes } from './own-sales/routes/own-sales';
import { pathwayFiles, pathwaysThatHold } from './pathways/repositories/pathway-files';
import { pathwayRoutes } from './pathways/routes/pathways';
import { recordRoutes } from './record/routes';
import { buildingRoutes } from './routes/buildings';
import { catalogueRoutes } from './routes/catalogue';
import { developmentRoutes } from './routes/developments';
import { districtRoutes } from './routes/districts';
import { layerRoutes } from './routes/layers';
import { locatorRoutes } from './routes/locator';
import { marketRoutes } from './routes/market';
import { resultTileRoutes } from './routes/result-tiles';
import { tileRoutes } from './routes/tiles';
import { transactionRoutes } from './routes/transactions';
import { addressBookOf } from './suggest/address-book';
import { streetIndexOf } from './suggest/street-index';
import { travelTimeRoutes } from './travel-time/routes/travel-time';

export interface RealEstateDataOptions {
  /** `KAVEL_DATA`; contains the catalogue. */
  dataFolder: string;
  /** PostgreSQL 15 or later with organisations' own sales and outlines; without it they are not available. */
  connectionString?: string | undefined;
  /** Store of published snapshots to follow (a folder or `s3://bucket/folder`); undefined: the data folder. */
  published?: { address: string; complain(problem: string): void } | undefined;
  /** A Valhalla that works out travel times (`http://valhalla:8002`); undefined: the embedded engine. */
  travelTimeUrl?: string | undefined;
  /** A tileset of 3D Tiles that stands in for imported buildings. */
  outsideTileset?: string | undefined;
  now?: () => Date;
  /** Versions of the valuation model; by default the built-in ones. */
  models?: ValuationModels;
}

/** The catalogue, its tiles, and everything computed from them. */
export function defineRealEstateDataService(options: RealEstateDataOptions): ServiceDefinition {
  const { dataFolder, connectionString, published, travelTimeUrl, outsideTileset, models } = options;
  const { now = () => new Date() } = options;
  const prepare = async (snapshot: Snapshot) => {
    await Promise.all([snapshotIndex(snapshot), addressBookOf(snapshot), streetIndexOf(snapshot)]);
  };
  const snapshots = published && openSnapshotStore(published.address);
  const remedy = snapshots && `waiting for the live snapshot of ${snapshots.place}.`;
  const store = new CatalogueStore(dataFolder, prepare, undefined, remedy);
  const sales = connectionString === undefined ? undefined : openSalesStore(connectionString);
  const outlines = sales && new OutlineBook(sales);
  const ownSales = sales && outlines && new OwnTransactionsCache(sales, outlines);
  let followed: FollowedStore | undefined;
  return {
    name: 'real-estate-data',
    endpoints: [
      ...Object.values(catalogueApi),
      ...Object.values(estimateApi),
      ...Object.values(publicEstimateApi),
      ...Object.values(scoreApi),
      ...Object.values(sourcingApi),
      ...Object.values(sustainabilityApi),
      ...Object.values(locatorApi),
      ...Object.values(objectApi),
      ...Object.values(pandApi),
      ...Object.values(surroundingsApi),
      ...Object.values(recordApi),
      ...Object.values(siteApi),
      ...Object.values(bulkCatalogueApi),
      ...Object.values(transactionApi),
      ...(sales
        ? [
            ...Object.values(ownSaleApi),
            ...Object.values(outlineApi),
            ...Object.values(pathwayApi),
            ...Object.values(estimateRecordApi),
          ]
        : []),
      ...Object.values(districtApi),
      ...Object.values(marketApi),
      ...Object.values(developmentApi),
      ...Object.values(layerApi),
      ...Object.values(travelTimeApi),
    ],
    routes(app) {
      if (snapshots) followed = followPublished(snapshots, store.files, published.complain);
      catalogueRoutes(app, store);
      recordRoutes(app, store);
      districtRoutes(app, store);
      marketRoutes(app, store);
      developmentRoutes(app, store, now);
      layerRoutes(app, store);
      travelTimeRoutes(app, store, travelTimeUrl);
      locatorRoutes(app, { store, now, outlines });
      resultTileRoutes(app, { store, now, outlines });
      tileRoutes(app, store);
      buildingRoutes(app, store, outsideTileset);
      transactionRoutes(app, { store, now, ownSales });
      if (outlines) outlineRoutes(app, outlines);
      if (sales) ownSaleRoutes(app, { store: sales, catalogue: store, now });
      if (sales) pathwayRoutes(app, sales);
      calculationRoutes(app, {
        store,
        now,
        outlines,
        records: sales,
        ...(models && { models }),
        ...(sales && {
          pathwaysOf: async caller => pathwaysThatHold(await sales.reading(caller, pathwayFiles)),
        }),
      });
    },
    migrate: async () => sales?.migrate(),
    ready: () => store.ready(),
    serving: () => ({ snapshot: store.serving, ...(followed ? { live: followed.live() } : {}) }),
    async close() {
      await followed?.close();
      store.close();
      await sales?.close();
    },
  };
}
