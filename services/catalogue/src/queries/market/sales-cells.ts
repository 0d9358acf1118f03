import { energyLabels } from '@kavel/contracts/lists';
import { hasColumn } from '../../has-column';
import type { Snapshot } from '../../snapshot';
import { placesSql, transactionsInSql } from './area-terms';
import { dwellingSalesSql } from './dwelling-deals';

/** Sums over the sales of dwellings of one place and type in one month (since year 0): input of an index. */
export interface SalesCellRow {
  place: string;
  period: number;
  n: number;
  y: number;
  x: number[];
  xx: number[];
  xy: number[];
}

/** Label that stands in for an unknown one. */
const middleLabel = energyLabels.indexOf('C');
const labels = energyLabels.map(label => `'${label}'`).join(', ');
const bouwjaar = `least(greatest(coalesce("year", 1970), 1850), 2050)`;

/** The features of the valuation model (`featuresOf` of the engine) as SQL on `transaction`. */
const features = [
  'ln(area)',
  `(greatest(${bouwjaar}, 1900) - 1970) / 10.0`,
  `greatest(0, 1945 - ${bouwjaar}) / 10.0`,
  `-(CASE WHEN energielabel IS NULL THEN ${middleLabel} ELSE list_position([${labels}], energielabel) - 1 END)`,
];
const names = features.map((_, at) => `x${at}`);
const products = names.flatMap((row, at) => names.slice(0, at + 1).map(column => `${row} * ${column}`));
const sums = (terms: readonly string[]): string => `[${terms.map(term => `sum(${term})`).join(', ')}]`;

const hasType = hasColumn('transaction', 'vtw_type');

/** Sums by place, type and month. Places are smaller areas; a snapshot of before version 10 does not tell types apart. */
export async function salesCells(snapshot: Snapshot, code: string): Promise<SalesCellRow[]> {
  const type = (await hasType(snapshot)) ? ` || ' ' || coalesce(vtw_type, '')` : '';
  const columns = features.map((sql, at) => `(${sql})::DOUBLE AS ${names[at]}`).join(', ');
  return snapshot.rowsOnce<SalesCellRow>(
    `SELECT place, period, count(*)::INTEGER AS n, sum(y) AS y, ${sums(names)} AS x, ${sums(products)} AS xx,
       ${sums(names.map(name => `${name} * y`))} AS xy
     FROM (SELECT ${placesSql(code)}${type} AS place, (year("date") * 12 + month("date") - 1)::INTEGER AS period,
         ln(price) AS y, ${columns}
       FROM transaction
       WHERE ${await dwellingSalesSql(snapshot)} AND price > 0 AND area > 0 AND ${await transactionsInSql(snapshot, code)})
     GROUP BY place, period ORDER BY place, period`,
  );
}
