import type { DealKind, TransactionFacts } from '@kavel/catalogue-import';
import { dwellingTypes, vtwTypes } from '@kavel/contracts/lists';
import { draw, drawNormal, pick } from '../synthetic/draw';
import { choose } from './euro-sql';
import { priceModel } from './price-model';

const row = 'hash(o.object_id) % 1000000007';
const names = [
  'plot',
  'woningtype',
  'subtype',
  'let',
  'yield',
  'vacancy',
  'marketRent',
  'walt',
  'inside',
  'outside',
  'maintenance',
] as const;
type Chance = (typeof names)[number];

const chance = (name: Chance): string => `chance_${name}`;
const chances = {
  ...Object.fromEntries(names.map(name => [chance(name), draw(row, name)])),
  more_rooms: drawNormal(row, 'rooms'),
};

const isDwelling = `vtw_type IN (${dwellingTypes.map(type => `'${type}'`).join(', ')})`;
const isFlat = `vtw_type = 'appartement'`;

const rooms = `greatest(1, round(oppervlakte / 27 + 0.7 * more_rooms))::INTEGER`;
const housePlot = `round(oppervlakte * (0.7 + 2.4 * pow(${chance('plot')}, 2)))`;
const businessPlot = `round(oppervlakte * (1.1 + 1.6 * ${chance('plot')}))`;

const woningtype = pick(chance('woningtype'), [
  ["'tussenwoning'", 0.52],
  ["'hoekwoning'", 0.22],
  ["'twee-onder-een-kap'", 0.16],
  ["'vrijstaand'", 0.1],
]);
const flat = pick(chance('subtype'), [
  ["'portiekflat'", 0.32],
  ["'galerijflat'", 0.3],
  ["'bovenwoning'", 0.16],
  ["'benedenwoning'", 0.12],
  ["'maisonnette'", 0.1],
]);
const house = pick(chance('subtype'), [
  ["'eengezinswoning'", 0.74],
  ["'herenhuis'", 0.1],
  ["'bungalow'", 0.08],
  ["'villa'", 0.08],
]);
const subtype = `CASE WHEN ${isFlat} THEN ${flat} WHEN ${isDwelling} THEN ${house}
  WHEN vtw_type = 'kantoor' THEN CASE WHEN oppervlakte < 600 THEN 'kantoorvilla' ELSE 'kantoorgebouw' END
  WHEN vtw_type = 'winkel' THEN CASE WHEN oppervlakte > 900 THEN 'supermarkt' ELSE 'winkelruimte' END
  WHEN vtw_type = 'bedrijfsruimte' THEN CASE WHEN oppervlakte > 5000 THEN 'distributiecentrum' ELSE 'bedrijfshal' END
  WHEN vtw_type = 'logies' THEN 'horeca' WHEN vtw_type = 'zorg' THEN 'zorggebouw' ELSE 'overig' END`;

/** Commercial objects are often sold let, dwellings seldom. */
const isSoldLet = `${chance('let')} < CASE WHEN ${isDwelling} THEN 0.07 ELSE 0.6 END`;
const grossYield = choose('vtw_type', vtwTypes, type => priceModel.types[type].grossYield);
/** Percent of the price, fully let. */
const fullYield = `100 * ${grossYield} * (0.85 + 0.3 * ${chance('yield')})`;
const occupancy = `(1 - 0.35 * pow(${chance('vacancy')}, 3))`;
const marketRent = `(0.9 + 0.2 * ${chance('marketRent')})`;
const whenLet = (value: string, decimals: number): string =>
  `CASE WHEN ${isSoldLet} THEN round(${value}, ${decimals}) END`;

const maintenance = (name: Chance): string =>
  pick(`(0.6 * ${chance(name)} + 0.4 * ${chance('maintenance')})`, [
    ["'slecht'", 0.14],
    ["'matig'", 0.2],
    ["'redelijk'", 0.26],
    ["'goed'", 0.28],
    ["'uitstekend'", 0.12],
  ]);

/** What no register tells about fictional transactions, drawn so that it goes with their object; the same each time. */
export function transactionFacts(kind: DealKind): TransactionFacts {
  const forSale = (value: string): string => (kind === 'sale' ? value : 'NULL');
  const isNew = `bouwjaar >= year(date) - 1`;
  const facts = {
    rooms: `CASE WHEN ${isDwelling} THEN ${rooms} END`,
    plot: `CASE WHEN ${isFlat} THEN NULL WHEN ${isDwelling} THEN ${housePlot} ELSE ${businessPlot} END`,
    bar_kk_thi: forSale(whenLet(fullYield, 2)),
    bar_kk_hi: forSale(whenLet(`${fullYield} * ${occupancy}`, 2)),
    bar_kk_mh: forSale(whenLet(`${fullYield} * ${marketRent}`, 2)),
    thi: forSale(whenLet(`euro * ${fullYield} / 100000`, 1)),
    walt: forSale(whenLet(`12 * pow(${chance('walt')}, 1.7)`, 1)),
    woningtype: `CASE WHEN ${isFlat} THEN 'appartement' WHEN ${isDwelling} THEN ${woningtype} END`,
    subtype,
    koopconditie: forSale(`CASE WHEN ${isNew} THEN 'v.o.n.' ELSE 'k.k.' END`),
    onderhoud_binnen: maintenance('inside'),
    onderhoud_buiten: maintenance('outside'),
    bouwvorm: `CASE WHEN ${isNew} THEN 'nieuwbouw' ELSE 'bestaande bouw' END`,
  };
  return { chances, facts };
}
