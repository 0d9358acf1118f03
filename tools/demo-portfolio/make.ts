import {
  type AddressSuggestion,
  catalogueApi,
  dwellingTypes,
  portfolioApi,
  type Unit,
  unitApi,
  type VtwType,
  valuationApi,
} from '@kavel/contracts';
import { leaseApi } from '@kavel/contracts/leases';
import type { Ask } from '../ask';
import { demoLeases } from './demo-leases';

/** Postcodes of the fictional municipality, whose numbers no real place has: its centre, and quarters around it. */
const postcodes = ['8950', '8959', '8951', '8953', '8955', '8957'];
const perQuarter = { businesses: 3, dwellings: 4 };
/** Kinds whose made-up rents and values go together. */
const kinds: readonly VtwType[] = ['eengezinswoning', 'appartement', 'kantoor', 'winkel', 'bedrijfsruimte'];
/** Units from the beginning, and those that are bought after the first valuation. */
const unitsAtFirst = 20;
const unitsInAll = 24;
const askAgainMs = 200;
const written = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

export interface DemoUsers {
  /** Makes and submits. */
  manager: string;
  /** Approves as the second person. */
  appraiser: string;
}

/**
 * Makes the portfolio of the demo by the calls of a user: units, a rent roll of fictional tenants, and approved
 * valuations at the ends of the last two years and of the last month, between which units are bought and made better.
 * Returns the id of the portfolio; null without fictional addresses.
 */
export async function makeDemoPortfolio(
  call: Ask,
  users: DemoUsers,
  { today, name }: { today: Date; name?: string | undefined },
): Promise<string | null> {
  const { manager } = users;
  const addresses = await fictionalAddresses(call);
  if (addresses.length === 0) return null;
  const place =
    addresses[0]?.address
      .split(', ')
      .at(-1)
      ?.replace(/^\d{4} ?[A-Z]{2} /, '') ?? '';
  const body = { name: name ?? `Voorbeeld ${place} (fictief)`, example: true };
  const { id } = await call(portfolioApi.createPortfolio, { body }, manager);
  const params = { id };
  const sharing = { organisation: 'edit' as const, colleagues: [] };
  await call(portfolioApi.saveSharing, { params, body: sharing }, manager);

  const year = today.getUTCFullYear();
  const first = await addUnits(call, id, addresses.slice(0, unitsAtFirst), manager);
  await deliver(call, id, demoLeases(first, year), manager);
  await approveValuation(call, id, `${year - 2}-12-31`, users);
  const bought = await addUnits(call, id, addresses.slice(unitsAtFirst), manager);
  await deliver(call, id, demoLeases(bought, year, unitsAtFirst), manager);
  await insulate(call, id, first.slice(0, 3), manager);
  await approveValuation(call, id, `${year - 1}-12-31`, users);
  await approveValuation(call, id, endOfLastMonth(today), users);
  return id;
}

async function fictionalAddresses(call: Ask): Promise<AddressSuggestion[]> {
  const found = await Promise.all(
    postcodes.map(q => call(catalogueApi.suggestAddresses, { query: { q, limit: 20 } })),
  );
  const seen = new Set<string>();
  const isNew = ({ fictional, objectId, vtwType }: AddressSuggestion) =>
    fictional && kinds.includes(vtwType) && !seen.has(objectId) && seen.add(objectId) !== undefined;
  const isDwelling = ({ vtwType }: AddressSuggestion) => dwellingTypes.includes(vtwType);
  return found
    .flatMap(quarter => {
      const fresh = quarter.filter(isNew);
      const businesses = fresh.filter(one => !isDwelling(one)).slice(0, perQuarter.businesses);
      return [...businesses, ...fresh.filter(isDwelling).slice(0, perQuarter.dwellings)];
    })
    .slice(0, unitsInAll);
}

/** Dwellings get a made-up WOZ value, without which no WWS maximum is known. */
async function addUnits(
  call: Ask,
  id: string,
  addresses: readonly AddressSuggestion[],
  by: string,
): Promise<Unit[]> {
  const lines = addresses.map(({ address: text }, at) => ({ line: at + 1, text }));
  const params = { id };
  await call(unitApi.addUnitsInBatch, { params, body: { lines } }, by);
  const added = new Set(addresses.map(({ objectId }) => objectId));
  const { units } = await call(portfolioApi.getPortfolio, { params }, by);
  const mine = units.filter(({ objectId }) => added.has(objectId));
  const edits = mine.flatMap(({ id: unitId, addressObjectData: { vtwType, oppervlakte } }) =>
    dwellingTypes.includes(vtwType) && oppervlakte !== null
      ? [{ id: unitId, set: { wozValue: Math.round(oppervlakte * 4.4) * 1_000 } }]
      : [],
  );
  await call(unitApi.editUnits, { params, body: { edits } }, by);
  return mine;
}

async function deliver(
  call: Ask,
  id: string,
  rows: ReturnType<typeof demoLeases>,
  by: string,
): Promise<void> {
  const body = { name: 'demo-huurlijst.csv', ...rows };
  await call(leaseApi.deliverLeases, { params: { id }, body }, by);
}

/** Better labels, so that the bridge between two valuations has facts that changed. */
async function insulate(call: Ask, id: string, units: readonly Unit[], by: string): Promise<void> {
  const edits = units.map(unit => ({ id: unit.id, set: { energielabel: 'A' as const } }));
  await call(unitApi.editUnits, { params: { id }, body: { edits } }, by);
}

async function approveValuation(
  call: Ask,
  portfolioId: string,
  valueDate: string,
  { manager, appraiser }: DemoUsers,
): Promise<void> {
  const body = { portfolioId, name: `Taxatie per ${written.format(new Date(valueDate))}`, valueDate };
  const { id } = await call(valuationApi.createValuation, { body }, manager);
  const params = { id };
  const buckets = await call(valuationApi.suggestedBuckets, { params }, manager);
  await call(valuationApi.saveAddressBuckets, { params, body: buckets }, manager);
  let run = await call(valuationApi.startValuationRun, { params }, manager);
  while (run.state === 'running') {
    await new Promise(resolve => setTimeout(resolve, askAgainMs));
    run = (await call(valuationApi.getValuationRun, { params }, manager)) ?? run;
  }
  if (run.state !== 'done') throw new Error(`The valuation of ${valueDate} ended as ${run.state}`);
  await call(valuationApi.updateStatus, { params: { id, status: 'in-review' } }, manager);
  await call(valuationApi.updateStatus, { params: { id, status: 'approved' } }, appraiser);
}

function endOfLastMonth(today: Date): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0)).toISOString().slice(0, 10);
}
