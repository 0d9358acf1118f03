import { checkedRuns, defaultMonteCarlo } from '@kavel/contracts/valuations';
import {
  type CashFlowUnit,
  cashFlowValues,
  currentNorms,
  drawsOf,
  monteCarloResult,
  typedFlows,
  valueOfDraw,
} from '@kavel/engine';
import { atMost, type Figure } from '../figure';

const count = 500;
const valueDate = '2026-07-01';
const params = { cashFlow: {}, byType: {} };
const names = new Map(['homes', 'flats', 'offices', 'shops', 'parking'].map(key => [key, key]));

/** 10,000 runs by type with 200 of them over all units, as the service does; and how far the two are apart. */
export async function measureMonteCarlo(): Promise<Figure[]> {
  const units = Array.from({ length: count }, (_, i) => unitOf(i));
  const started = performance.now();
  const draws = drawsOf(defaultMonteCarlo);
  const flows = typedFlows(units, valueDate, params, currentNorms);
  const byType = draws.map(draw => valueOfDraw(flows, draw));
  const afterRuns = performance.now();
  const overUnits = draws
    .slice(0, checkedRuns)
    .map(draw => cashFlowValues(units, names, valueDate, params, draw).marketValue);
  const ended = performance.now();
  const result = monteCarloResult(0, byType, overUnits);
  const perMillion = (fraction: number | undefined) => (fraction ?? Number.NaN) * 1e6;
  return [
    atMost('Monte Carlo: 10,000 runs and their check, 500 units', (ended - started) / 1_000, 's', 10),
    atMost('of which the 10,000 runs by type', (afterRuns - started) / 1_000, 's', 10),
    atMost('of which 200 runs over all units', (ended - afterRuns) / 1_000, 's', 10),
    atMost(
      'by type against all units, largest difference',
      perMillion(result?.check.largestDeviation),
      'ppm',
      2_000,
    ),
    atMost(
      'by type against all units, mean difference',
      perMillion(result?.check.meanDeviation),
      'ppm',
      1_000,
    ),
  ];
}

function unitOf(i: number): CashFlowUnit {
  const kinds = [
    { bucket: 'homes', vtwType: 'eengezinswoning' },
    { bucket: 'flats', vtwType: 'appartement' },
    { bucket: 'offices', vtwType: 'kantoor' },
    { bucket: 'shops', vtwType: 'winkel' },
    { bucket: 'homes', vtwType: 'appartement' },
  ] as const;
  const { bucket, vtwType } = kinds[i % kinds.length] ?? kinds[0];
  const oppervlakte = 50 + ((i * 37) % 160);
  const isHome = bucket === 'homes' || bucket === 'flats';
  return {
    unitId: String(i).padStart(6, '0'),
    bucket,
    vtwType,
    oppervlakte,
    bouwjaar: 1900 + ((i * 13) % 120),
    contractRent: (100 + ((i * 7) % 60)) * oppervlakte,
    marketRent: (120 + ((i * 11) % 60)) * oppervlakte,
    leaseEnd: isHome ? null : `${2027 + (i % 8)}-06-30`,
    vacantValue: isHome ? (2_800 + ((i * 17) % 1_800)) * oppervlakte : null,
  };
}
