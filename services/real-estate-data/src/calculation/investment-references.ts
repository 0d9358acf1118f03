import { type LetSale, letSales, type Snapshot } from '@kavel/catalogue';
import { fullAddress } from '@kavel/contracts';
import {
  type InvestmentQuery,
  type InvestmentReference,
  mostInvestmentReferences,
} from '@kavel/contracts/estimates';

/** Sales of let property that match a query. */
export async function investmentReferencesOf(
  snapshot: Snapshot,
  query: InvestmentQuery,
): Promise<{ total: number; references: InvestmentReference[] }> {
  const { originLatitude: lat, originLongitude: lon, distanceInKm } = query;
  const sales = await letSales(snapshot, {
    objectIds: query.id,
    from: query.minTransactionDate,
    to: query.maxTransactionDate,
    minPrice: query.minTransactionPrice,
    maxPrice: query.maxTransactionPrice,
    origin: lat === undefined || lon === undefined ? undefined : { lat, lon },
    radius: distanceInKm === undefined ? undefined : distanceInKm * 1000,
    limit: mostInvestmentReferences,
  });
  return { total: sales[0]?.total ?? 0, references: sales.map(referenceOf) };
}

function referenceOf(sale: LetSale): InvestmentReference {
  const { saleId, date, distance, fictionalSale, price, annualRent } = sale;
  return {
    ...sale,
    id: saleId,
    address: fullAddress(sale),
    transactionDate: date,
    barKk: annualRent / price,
    distanceInKm: distance === null ? null : distance / 1000,
    fictional: fictionalSale,
  };
}
