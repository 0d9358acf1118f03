import { type CashFlowUnit, cashFlowValues, portfolioCashFlow } from '@kavel/engine';
import { atMost, type Figure } from '../figure';

const count = 10_000;
const repeats = 3;

export async function measureCashFlow(): Promise<Figure[]> {
  const units = Array.from({ length: count }, (_, i) => unitOf(i));
  const names = new Map([['homes', 'Woningen']]);
  const times = Array.from({ length: repeats }, () => {
    const started = performance.now();
    portfolioCashFlow(units, names, '2026-07-01', { cashFlow: {}, byType: {} });
    return performance.now() - started;
  });
  return [
    atMost(
      'cash flow of 10,000 units × 15 years × 2 scenarios, best of 3',
      Math.min(...times) / 1_000,
      's',
      1,
    ),
  ];
}

/** A grid of 25 values for 500 and 5,000 units; the service answers others between the cells. */
export async function measureWhatIf(): Promise<Figure[]> {
  const names = new Map([['homes', 'Woningen']]);
  return [500, 5_000].map(many => {
    const units = Array.from({ length: many }, (_, i) => unitOf(i));
    const started = performance.now();
    for (let cell = 0; cell < 25; cell += 1)
      cashFlowValues(units, names, '2026-07-01', { cashFlow: {}, byType: {} }, { vacancyRate: cell / 1_000 });
    const seconds = (performance.now() - started) / 1_000;
    return atMost(`rent growth × vacancy, 25 values of ${many} units`, seconds, 's', many === 500 ? 1 : 5);
  });
}

function unitOf(i: number): CashFlowUnit {
  const oppervlakte = 50 + (i % 100);
  return {
    unitId: String(i).padStart(6, '0'),
    bucket: 'homes',
    vtwType: i % 2 ? 'appartement' : 'eengezinswoning',
    oppervlakte,
    bouwjaar: 1930 + (i % 90),
    contractRent: 120 * oppervlakte,
    marketRent: 150 * oppervlakte,
    leaseEnd: null,
    vacantValue: 3_500 * oppervlakte,
  };
}
