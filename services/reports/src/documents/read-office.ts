import {
  catalogueApi,
  estimateApi,
  type Language,
  roundedTo,
  roundingStep,
  shownEstimate,
  shownValue,
  streetAddress,
} from '@kavel/contracts';
import type { InvestmentReference, OfficeValuation } from '@kavel/contracts/estimates';
import { surroundingsApi } from '@kavel/contracts/objects';
import type { OfficeReportBody } from '@kavel/contracts/reports';
import { dateOfSnapshot, lineOf, postcodeOf } from './content';
import { type Asking, known } from './services';

/** Rows of each table of references. */
const mostReferences = 12;
const mostSales = 6;

type Given = Partial<Omit<OfficeReportBody, 'objectId' | 'language' | 'brand'>>;

/** Content of the valuation of a loose office; `address-not-found` for an unknown one, `unprocessable` for no office. */
export async function readOffice(
  { ask, askIfThere }: Asking,
  objectId: string,
  language: Language,
  given: Given = {},
) {
  const params = { id: objectId };
  const { valueDate, oppervlakte, annualRent, annualCosts, netYield, distanceInKm } = given;
  const body = { objectId, valueDate, oppervlakte, annualRent, annualCosts, netYield };
  const [object, outcome, status, surroundings] = await Promise.all([
    ask(catalogueApi.getObject, { params }),
    ask(estimateApi.officeValuation, { body, query: {} }),
    ask(catalogueApi.catalogueStatus, {}),
    askIfThere(surroundingsApi.objectSurroundings, { params }),
  ]);
  const letSales = await ask(estimateApi.investmentReferences, {
    query: {
      originLongitude: String(object.lon),
      originLatitude: String(object.lat),
      maxTransactionDate: outcome.valueDate,
      ...(distanceInKm === undefined ? {} : { distanceInKm: String(distanceInKm) }),
    },
  });
  const offices = letSales.references.filter(({ vtwType }) => vtwType === 'kantoor');
  const { bySales } = outcome;
  const dataDate = dateOfSnapshot(status.snapshot) ?? status.createdAt.slice(0, 10);
  return {
    language,
    title: lineOf(streetAddress(object)),
    date: outcome.valueDate,
    object: objectId,
    surroundings: known(surroundings),
    postcode: postcodeOf(object),
    place: lineOf(object.woonplaats),
    area: outcome.oppervlakte,
    byRent: outcome.byRent && rentFigures(outcome.byRent, given),
    bySales: bySales && salesFigures(bySales),
    references: {
      count: offices.length,
      reach: distanceInKm === undefined ? null : distanceInKm * 1000,
      yield: medianOf(offices.map(({ barKk }) => barKk)),
      rows: offices.slice(0, mostReferences).map(referenceRow),
    },
    origin: {
      catalogues: [status.snapshot],
      dataDate,
      models: bySales ? [bySales.result.modelVersion] : [],
      sources: ['BAG', 'EP-Online', 'sales', ...(annualRent === undefined ? [] : ['owner'])],
      fictional:
        object.fictional || [...offices, ...(bySales?.references ?? [])].some(({ fictional }) => fictional),
    },
  };
}

/** Amounts as the page shows them: estimates are rounded, what was given is exact. */
function rentFigures(byRent: NonNullable<OfficeValuation['byRent']>, given: Given) {
  const { value, annualRent, operatingCosts, netYield, transferCosts, barKk, rentFromMarket } = byRent;
  const step = rentFromMarket ? roundingStep({ value: annualRent }) : 1;
  const valueStep = roundingStep({ value });
  const shown = (amount: number | null | undefined) => (amount == null ? null : roundedTo(amount, valueStep));
  const { annualRents = [], netYields = [], values = [] } = byRent.sensitivity ?? {};
  return {
    value: shownValue({ value }),
    low: shown(byRent.range?.low),
    high: shown(byRent.range?.high),
    rent: roundedTo(annualRent, step),
    costs: roundedTo(operatingCosts, step),
    von: shownValue({ value: (annualRent - operatingCosts) / netYield }),
    ...{ netYield, transferCosts, barKk, rentFromMarket },
    costsGiven: given.annualCosts !== undefined,
    yieldGiven: given.netYield !== undefined,
    sensitivity: {
      rents: annualRents.map(rent => roundedTo(rent, step)),
      yields: netYields,
      values: values.map(row => row.map(one => (one === null ? null : shownValue({ value: one })))),
      row: annualRents.indexOf(annualRent),
      column: netYields.indexOf(netYield),
    },
  };
}

function salesFigures({ result, references }: NonNullable<OfficeValuation['bySales']>) {
  const { value, low68, high68, pricePerM2 } = shownEstimate(result);
  const step = roundingStep(result);
  return {
    ...{ value, low68, high68, pricePerM2 },
    referenceCount: result.referenceCount,
    accuracyClass: result.accuracyClass,
    rows: references
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, mostSales)
      .map(sale => ({
        address: lineOf(sale.address),
        date: sale.transactionDate,
        price: sale.price,
        adjusted: roundedTo(sale.adjustedPrice, step),
        weight: sale.weight,
      })),
  };
}

function referenceRow(sale: InvestmentReference) {
  const { address, distanceInKm, transactionDate, oppervlakte, price, annualRent, barKk } = sale;
  return {
    address: lineOf(address.split(',', 1)[0] ?? address),
    distance: distanceInKm === null ? null : distanceInKm * 1000,
    date: transactionDate,
    area: oppervlakte,
    price,
    rent: annualRent,
    rentPerArea: oppervlakte ? annualRent / oppervlakte : null,
    barKk,
  };
}

function medianOf(amounts: readonly number[]): number | null {
  const sorted = amounts.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
