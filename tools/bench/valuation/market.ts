import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import {
  buildSalesMarket,
  type Deal,
  learnSales,
  type Property,
  type ReferenceChoice,
  type SalesLearning,
  type SalesMarket,
  valueProperty,
} from '@kavel/engine';
import { root, sourceHash } from '../../source-hash';
import { atMost, type Bench, type Figure, forComparison } from '../figure';

const salesInMarket = 1_000_000;
const keptIn = resolve(root, '.cache/bench-market');
const valueDate = '2026-06-01';
const usual: ReferenceChoice<Deal> = { maxDistance: 10_000, maxMonths: 60 };

let market: SalesMarket<Deal> | null = null;

/**
 * A market of a million synthetic sales over a country of 200 × 300 km, opened once for all measurements. Learning
 * results are kept for the next run, as the gateway does beside a snapshot; another engine version learns again.
 */
function marketOf({ say }: Bench): SalesMarket<Deal> {
  if (market) return market;
  const sales = Array.from({ length: salesInMarket }, (_, i) => saleOf(i));
  market = buildSalesMarket(sales, keptLearning() ?? learn(sales, say));
  return market;
}

function learn(sales: readonly Deal[], say: Bench['say']): SalesLearning {
  say(`learning from ${salesInMarket.toLocaleString('en')} made-up sales`);
  const started = process.cpuUsage();
  const learning = learnSales(sales, usual.maxDistance);
  say(`learnt in ${(process.cpuUsage(started).user / 1e6).toFixed(0)} s of processor time`);
  rmSync(keptIn, { recursive: true, force: true });
  mkdirSync(keptIn, { recursive: true });
  writeFileSync(keptAt(), serialize(learning));
  return learning;
}

function keptLearning(): SalesLearning | null {
  return existsSync(keptAt()) ? deserialize(readFileSync(keptAt())) : null;
}

function keptAt(): string {
  return resolve(keptIn, sourceHash(['services/engine/src', 'tools/bench/valuation/market.ts']));
}

export async function measureAddress(bench: Bench): Promise<Figure[]> {
  const market = marketOf(bench);
  const times = propertiesFrom(500).map(property =>
    timeOf(() => valueProperty(market, property, valueDate, usual)),
  );
  times.sort((a, b) => a - b);
  return [
    atMost(
      'one address with references over 1 million sales, p95',
      times[Math.floor(times.length * 0.95)] ?? 0,
      'ms',
      150,
    ),
  ];
}

export async function measureBucket(bench: Bench): Promise<Figure[]> {
  const market = marketOf(bench);
  const units = propertiesFrom(100);
  const value = (choice: ReferenceChoice<Deal>) =>
    units.map(unit => valueProperty(market, unit, valueDate, choice));
  value(usual);
  const took = timeOf(() => value({ ...usual, maxMonths: 24 }));
  return [atMost('a bucket of 100 units follows a changed setting', took, 'ms', 300)];
}

export async function measurePortfolio(bench: Bench): Promise<Figure[]> {
  const market = marketOf(bench);
  const units = propertiesFrom(10_000);
  let valued = 0;
  const took = timeOf(() => {
    for (const unit of units) if (valueProperty(market, unit, valueDate, usual).valued) valued += 1;
  });
  return [
    atMost('a portfolio of 10,000 units valued, engine on one core', took / 1_000, 's', 60),
    forComparison('of which got a value', valued, 'units'),
  ];
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function propertiesFrom(count: number): Property[] {
  return Array.from({ length: count }, (_, i) => saleOf(i * 97 + 13));
}

function saleOf(i: number): Deal {
  const lon = 4 + 2.9 * share(i, 1);
  const lat = 51 + 2.6 * share(i, 2);
  const oppervlakte = Math.round(40 + 140 * share(i, 3) ** 2);
  const bouwjaar = 1900 + Math.floor(125 * share(i, 4));
  const month = Math.floor(60 * share(i, 5));
  const place = 0.3 * Math.sin(lon * 40) + 0.2 * Math.cos(lat * 60);
  const noise = 0.2 * (share(i, 6) + share(i, 7) - 1);
  const logPrice =
    9 + 0.8 * Math.log(oppervlakte) + 0.001 * (bouwjaar - 1970) + 0.004 * month + place + noise;
  const date = `${2021 + Math.floor((month + 5) / 12)}-${String(((month + 5) % 12) + 1).padStart(2, '0')}-15`;
  return {
    id: `sale-${i}`,
    lon,
    lat,
    oppervlakte,
    bouwjaar,
    energielabel: i % 4 === 0 ? null : i % 2 ? 'A' : 'C',
    date,
    price: Math.round(Math.exp(logPrice)),
  };
}

/** A deterministic pseudo-random number in [0, 1). */
function share(i: number, stream: number): number {
  let mixed = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(stream, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
