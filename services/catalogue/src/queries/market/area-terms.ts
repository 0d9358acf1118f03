import { seriesLevelOf } from '@kavel/contracts/market';
import type { Snapshot } from '../../snapshot';
import { gemeentenOf } from './provincies';

/** SQL condition for the rows of `verblijfsobject` in an area; its code is one that the contract has checked. */
export async function objectsInSql(snapshot: Snapshot, code: string): Promise<string> {
  if (levelOf(code) === 'provincie') return gemeentenSql(await gemeentenOf(snapshot, code));
  const columns: Partial<Record<NonNullable<ReturnType<typeof seriesLevelOf>>, string>> = {
    gemeente: `gemeentecode = '${code}'`,
    wijk: `wijkcode = '${code}'`,
    buurt: `buurtcode = '${code}'`,
    pc4: `postcode LIKE '${code}%'`,
    country: 'true',
  };
  return columns[levelOf(code)] ?? refuse(code);
}

/** The same for `transaction`, which has no postcodes: those of an area are looked up by object. */
export async function transactionsInSql(snapshot: Snapshot, code: string): Promise<string> {
  const level = levelOf(code);
  // The code of a buurt begins with that of its wijk.
  if (level === 'wijk') return `buurtcode LIKE 'BU${code.slice(2)}%'`;
  if (level === 'pc4')
    return `object_id IN (SELECT object_id FROM verblijfsobject WHERE ${await objectsInSql(snapshot, code)})`;
  return objectsInSql(snapshot, code);
}

const gemeentenSql = (codes: readonly string[]): string =>
  codes.length === 0 ? 'false' : `gemeentecode IN (${codes.map(code => `'${code}'`).join(', ')})`;

/** Smaller areas whose differences in price an index of this one leaves out, as SQL on `transaction`. */
export function placesSql(code: string): string {
  const places: Partial<Record<ReturnType<typeof levelOf>, string>> = {
    country: `coalesce(gemeentecode, '')`,
    provincie: `coalesce(gemeentecode, '')`,
    gemeente: `coalesce(buurtcode, '')`,
    wijk: `coalesce(buurtcode, '')`,
  };
  return places[levelOf(code)] ?? `''`;
}

function levelOf(code: string) {
  return seriesLevelOf(code) ?? refuse(code);
}

function refuse(code: string): never {
  throw new Error(`"${code}" is no area of the market`);
}
