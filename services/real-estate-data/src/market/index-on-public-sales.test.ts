import { readFileSync } from 'node:fs';
import { areaIndex, type SalesCell } from '@kavel/engine';
import { realData } from '@kavel/service-kit/testing';
import { type HandSale, handIndex } from '../testing/hand-index';

const lucas = realData('avm/lucas.csv');

/** Sales of Lucas County: places are squares of ten thousand feet, features the area and the year. */
function publicSales(): HandSale[] {
  const [header = '', ...lines] = readFileSync(lucas.path, 'utf8').replaceAll('"', '').trim().split('\n');
  const columns = header.split(',');
  return lines.map(line => {
    const cells = line.split(',');
    const number = (name: string) => Number(cells[columns.indexOf(name)]);
    const day = String(number('sdate'));
    return {
      place: `${Math.floor(number('long') / 10_000)} ${Math.floor(number('lat') / 10_000)}`,
      period: Number(day.slice(0, 2)) * 4 + Math.floor((Number(day.slice(2, 4)) - 1) / 3),
      y: Math.log(number('price')),
      x: [Math.log(number('TLA')) - 7, (number('yrbuilt') - 1950) / 10],
    };
  });
}

const areaOf = ({ x: [area = 0] }: HandSale): number => area;
const yearOf = ({ x: [, year = 0] }: HandSale): number => year;

function cellsOf(sales: readonly HandSale[]): SalesCell[] {
  const cells = Map.groupBy(sales, ({ place, period }) => `${place}|${period}`);
  return Array.from(cells.values(), cell => {
    const sum = (of: (sale: HandSale) => number) => cell.reduce((total, sale) => total + of(sale), 0);
    return {
      place: cell[0]?.place ?? '',
      period: cell[0]?.period ?? 0,
      n: cell.length,
      y: sum(({ y }) => y),
      x: [sum(areaOf), sum(yearOf)],
      xx: [
        sum(sale => areaOf(sale) ** 2),
        sum(sale => areaOf(sale) * yearOf(sale)),
        sum(sale => yearOf(sale) ** 2),
      ],
      xy: [sum(sale => areaOf(sale) * sale.y), sum(sale => yearOf(sale) * sale.y)],
    };
  });
}

lucas.test('25,357 public sales: the index of sums is that of the single sales, within 0.1 %', () => {
  const sales = publicSales();
  const byHand = handIndex(sales);
  const levels = areaIndex(cellsOf(sales));
  expect(levels).toHaveLength(byHand.size);
  for (const { period, level } of levels)
    expect(Math.abs(Math.exp(level - (byHand.get(period) ?? 0)) - 1)).toBeLessThan(0.001);
  // Prices there rose in these six years.
  expect(levels.at(-1)?.level).toBeGreaterThan(0.05);
});
