import { type FictionalData, idSql } from '@kavel/catalogue-import';
import { draw, pick } from './synthetic/draw';

const row = `hash(${idSql('o.object_id')}) % 1000000007`;
const chance = (name: string): string => draw(row, name);
const dwelling = `list_contains(u.doelen, 'woonfunctie')`;
const has = (functie: string): string => `list_contains(u.doelen, '${functie}')`;

const zoning = `CASE
  WHEN ${has('industriefunctie')} THEN 'bedrijventerrein'
  WHEN ${has('winkelfunctie')} THEN ${pick(chance('zoning'), [["'centrum'", 0.6]])}
  WHEN ${dwelling} THEN 'wonen'
  WHEN ${has('kantoorfunctie')} THEN 'kantoor'
  WHEN ${has('sportfunctie')} THEN 'sport'
  WHEN ${has('logiesfunctie')} THEN 'horeca'
  WHEN ${has('onderwijsfunctie')} OR ${has('gezondheidszorgfunctie')} OR ${has('bijeenkomstfunctie')}
    THEN 'maatschappelijk'
  ELSE 'gemengd' END`;

/** What no file tells about fictional objects, drawn so that it goes with their function; the same each time. */
export const fictionalFacts: FictionalData['facts'] = {
  enkelbestemming: `coalesce(${zoning}, 'detailhandel')`,
  height: `round(CASE WHEN ${dwelling} THEN 7.5 + 4 * pow(${chance('height')}, 3) * 6 ELSE 5 + 11 * ${chance('height')} END, 1)`,
  coverage: `round(12 + 55 * pow(${chance('coverage')}, 1.6), 1)`,
  highway_distance: `round(250 + 3600 * pow(${chance('highway')}, 1.4))`,
  kvk_coverage: `CASE WHEN ${dwelling} AND ${chance('business')} < 0.88 THEN 0
    ELSE round(100 * ${chance('share')}, 1) END`,
  kvk_registration: `(CASE WHEN ${dwelling} AND ${chance('business')} < 0.88 THEN 0
    ELSE 1 + floor(24 * pow(${chance('registrations')}, 5)) END)::INTEGER`,
};
