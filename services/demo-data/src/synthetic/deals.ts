import { deriveTransactions, type SnapshotBuilder } from '@kavel/catalogue-import';
import { vtwTypes } from '@kavel/contracts/lists';
import { choose } from '../deals/euro-sql';
import { dealMonths, priceModel } from '../deals/price-model';
import { fictionalData } from '../fictional-data';
import { draw, drawNormal } from './draw';

/** Of all deals so many are sales, the others lettings. */
const saleShare = 0.6;

const row = 'hash(object_id) % 1000000007';
const ofType = (
  figure: (model: (typeof priceModel.types)[keyof typeof priceModel.types]) => number,
): string => choose('vtw_type', vtwTypes, type => figure(priceModel.types[type]));
const level = `ln(${ofType(({ pricePerM2, referenceArea }) => pricePerM2 * referenceArea)})
  + ${ofType(({ elasticity }) => elasticity)} * ln(oppervlakte / ${ofType(({ referenceArea }) => referenceArea)})
  + 2 * ${ofType(({ noise }) => noise)} * ${drawNormal(row, 'price')}`;

const [year, month] = [dealMonths.firstYear, String(dealMonths.firstMonth).padStart(2, '0')];
const dateSql = (name: string): string =>
  `DATE '${year}-${month}-01' + (${dealMonths.count * 30} * ${draw(row, name)})::INTEGER`;

/** Gives about so many fictional deals to objects with a known area, at most one sale and one letting each. */
export async function makeDeals(builder: SnapshotBuilder, deals: number): Promise<void> {
  const objects = await builder.count('verblijfsobject WHERE oppervlakte > 0');
  const chosen = (name: string, share: number): string =>
    `oppervlakte > 0 AND ${draw(row, name)} < ${Math.min(1, (deals * share) / objects)}`;
  const columns = 'object_id, true AS fictional, true AS generated, vtw_type, x, y';
  await builder.run(
    `INSERT INTO sale BY NAME SELECT 'g-' || object_id AS sale_id, ${dateSql('saleDate')} AS date,
       greatest(10000, round(exp(${level}) / 500) * 500) AS price, ${columns}
     FROM verblijfsobject WHERE ${chosen('sold', saleShare)}`,
  );
  await builder.run(
    `INSERT INTO rent BY NAME SELECT ${dateSql('rentDate')} AS date,
       greatest(120, round(exp(${level}) * ${ofType(({ grossYield }) => grossYield)} / 12) * 12) AS annual_rent, ${columns}
     FROM verblijfsobject WHERE ${chosen('let', 1 - saleShare)}`,
  );
  await deriveTransactions(builder, fictionalData);
}
