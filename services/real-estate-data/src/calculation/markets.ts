import { allRents, allSales, type CatalogueDeal, type Snapshot } from '@kavel/catalogue';
import type { VtwType } from '@kavel/contracts';
import { buildRentMarket, buildSalesMarket, type DealMarket, type SalesMarket } from '@kavel/engine';
import { byType } from './learning/learn-snapshot';
import { learningsOf } from './learning/learnings-of';

export type CatalogueMarket = DealMarket<CatalogueDeal>;
export type CatalogueSalesMarket = SalesMarket<CatalogueDeal>;

/** Markets of one snapshot by VTW type, built lazily. */
export interface SnapshotMarkets {
  sales(type: VtwType): CatalogueSalesMarket;
  rents(type: VtwType): CatalogueMarket;
  /** ISO date of the first sale of any type; null without sales. */
  firstSale: string | null;
}

/** Caches the markets of the current snapshot; a new snapshot replaces them. */
export class Markets {
  private held: { snapshot: string; markets: Promise<SnapshotMarkets> } | null = null;

  of(snapshot: Snapshot): Promise<SnapshotMarkets> {
    if (this.held?.snapshot === snapshot.id) return this.held.markets;
    const markets = load(snapshot);
    this.held = { snapshot: snapshot.id, markets };
    markets.catch(() => this.forget(markets));
    return markets;
  }

  private forget(failed: Promise<SnapshotMarkets>): void {
    if (this.held?.markets === failed) this.held = null;
  }
}

async function load(snapshot: Snapshot): Promise<SnapshotMarkets> {
  const [sales, rents, learnings] = await Promise.all([
    allSales(snapshot),
    allRents(snapshot),
    learningsOf(snapshot),
  ]);
  const salesByType = byType(sales);
  const rentsByType = byType(rents);
  return {
    sales: once(type => {
      const learning = learnings.get(type);
      if (!learning) throw new Error(`Nothing was learnt about ${type}`);
      return buildSalesMarket(salesByType.get(type) ?? [], learning);
    }),
    rents: once(type => buildRentMarket(rentsByType.get(type) ?? [])),
    firstSale: sales[0]?.date ?? null,
  };
}

function once<Made>(make: (type: VtwType) => Made): (type: VtwType) => Made {
  const made = new Map<VtwType, Made>();
  return type => {
    const kept = made.get(type) ?? make(type);
    made.set(type, kept);
    return kept;
  };
}
