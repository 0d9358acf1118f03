import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type DealKind, vtwTypeOf } from '@kavel/catalogue-import';
import type { EnergyLabel } from '@kavel/contracts';
import { DealChances, dealsOf, euroOf, isoDay, townCoverage } from '../deals/deals';
import { labelEffect } from '../deals/price-model';
import { Random } from '../random';
import { drawLabel } from './labels';
import { stationOf } from './plan';
import { areaOf, type Point, toDegrees } from './plane';
import type { Building, Town, Unit } from './town';
import { wozLines } from './woz-lines';

const gemeente = { code: 'GM9999', naam: 'Kavelstede', number: '9999' };

/** Where each file of the demo was written, by what it holds. */
export interface DemoFiles {
  panden: string;
  verblijfsobjecten: string;
  energielabels: string;
  buurten: string;
  wijken: string;
  transactions: string;
  rents: string;
  stations: string;
  topography: string;
  wozValues: string;
}

/** Writes the town as the registers would deliver it. Says how many addresses there are. */
export async function writeDemo(
  town: Town,
  folder: string,
  seed: number,
): Promise<{ files: DemoFiles; addresses: number }> {
  await mkdir(folder, { recursive: true });
  const path = (name: string): string => join(folder, name);
  const files: DemoFiles = {
    panden: path('panden.geojson'),
    verblijfsobjecten: path('verblijfsobjecten.geojson'),
    energielabels: path('energielabels.csv'),
    buurten: path('buurten.geojson'),
    wijken: path('wijken.geojson'),
    transactions: path('transactions.csv'),
    rents: path('rents.csv'),
    stations: path('stations.geojson'),
    topography: path('topography.geojson'),
    wozValues: path('woz-waarden.csv'),
  };
  const addresses = town.buildings.reduce((sum, building) => sum + building.units.length, 0);
  await writeCollection(files.panden, mapIterable(town.buildings, pandFeature));
  await writeCollection(files.verblijfsobjecten, objectFeatures(town));
  await writeCollection(files.buurten, areaFeatures(town, 'buurt'));
  await writeCollection(files.wijken, areaFeatures(town, 'wijk'));
  await writeCollection(files.stations, [
    feature({ code: 'KVS', name: 'Kavelstede' }, { type: 'Point', coordinates: toDegrees(stationOf(town)) }),
  ]);
  await writeCollection(files.topography, mapIterable(town.grounds, groundFeature));
  await writeLines(files.energielabels, labelLines(town, seed));
  await writeLines(files.transactions, saleLines(town, seed));
  await writeLines(files.rents, rentLines(town, seed));
  await writeLines(files.wozValues, wozLines(town, gemeente.code, seed));
  return { files, addresses };
}

function* mapIterable<In, Out>(items: Iterable<In>, map: (item: In, index: number) => Out): Generator<Out> {
  let index = 0;
  for (const item of items) yield map(item, index++);
}

function pandId(index: number): string {
  return `${gemeente.number}10${String(index + 1).padStart(10, '0')}`;
}

function objectId(index: number): string {
  return `${gemeente.number}01${String(index + 1).padStart(10, '0')}`;
}

function pandFeature(building: Building, index: number): string {
  const areas = building.units.map(unit => unit.area);
  const functions = [...new Set(building.units.flatMap(unit => unit.functions))];
  return feature(
    {
      identificatie: pandId(index),
      bouwjaar: building.bouwjaar,
      status: 'Pand in gebruik',
      gebruiksdoel: functions.join(','),
      oppervlakte_min: Math.min(...areas),
      oppervlakte_max: Math.max(...areas),
      aantal_verblijfsobjecten: areas.length,
    },
    { type: 'Polygon', coordinates: [closedRing(building.ring)] },
  );
}

function* objectFeatures(town: Town): Generator<string> {
  for (const { id, unit, building, buildingIndex } of numbered(town)) {
    yield feature(
      {
        identificatie: id,
        oppervlakte: unit.area,
        status: 'Verblijfsobject in gebruik',
        gebruiksdoel: unit.functions.join(','),
        openbare_ruimte: unit.street.name,
        huisnummer: unit.huisnummer,
        huisletter: unit.huisletter,
        toevoeging: unit.toevoeging,
        postcode: unit.postcode,
        woonplaats: gemeente.naam,
        bouwjaar: building.bouwjaar,
        pandidentificatie: pandId(buildingIndex),
        pandstatus: 'Pand in gebruik',
      },
      { type: 'Point', coordinates: toDegrees(unit.at) },
    );
  }
}

interface NumberedUnit {
  id: string;
  unit: Unit;
  building: Building;
  buildingIndex: number;
}

function* numbered(town: Town): Generator<NumberedUnit> {
  let index = 0;
  for (const [buildingIndex, building] of town.buildings.entries()) {
    for (const unit of building.units) yield { id: objectId(index++), unit, building, buildingIndex };
  }
}

/** Labels drawn once and for all: file and prices must agree. Units of one building share theirs mostly. */
function labelOf({ id, unit, building, buildingIndex }: NumberedUnit, seed: number): EnergyLabel | null {
  const own = new Random(`${seed}:label:${id}`);
  const known = own.chance(unit.functions.includes('woonfunctie') ? 0.86 : 0.45);
  const shared = own.chance(0.8);
  if (!known) return null;
  return drawLabel(shared ? new Random(`${seed}:label:${buildingIndex}`) : own, building.bouwjaar);
}

function* areaFeatures(town: Town, kind: 'buurt' | 'wijk'): Generator<string> {
  const totals = new Map<string, { addresses: number; dwellings: number }>();
  for (const { unit, building } of numbered(town)) {
    const code = kind === 'buurt' ? building.buurt : `WK${building.buurt.slice(2, 8)}`;
    const total = totals.get(code) ?? { addresses: 0, dwellings: 0 };
    total.addresses += 1;
    if (unit.functions.includes('woonfunctie')) total.dwellings += 1;
    totals.set(code, total);
  }
  for (const area of kind === 'buurt' ? town.buurten : town.wijken) {
    const { addresses, dwellings } = totals.get(area.code) ?? { addresses: 0, dwellings: 0 };
    const hectares = Math.round(areaOf(area.ring) / 10_000);
    const inhabitants = Math.round((dwellings * 2.08) / 5) * 5;
    const parent =
      'wijk' in area
        ? { buurtcode: area.code, buurtnaam: area.naam, wijkcode: area.wijk }
        : { wijkcode: area.code, wijknaam: area.naam };
    yield feature(
      {
        ...parent,
        gemeentecode: gemeente.code,
        gemeentenaam: gemeente.naam,
        aantal_inwoners: inhabitants,
        aantal_huishoudens: Math.round((dwellings * 0.97) / 5) * 5,
        gemiddelde_huishoudgrootte: 2.1,
        bevolkingsdichtheid: Math.round((inhabitants / Math.max(1, hectares)) * 100),
        omgevingsadressendichtheid: Math.round((addresses / Math.max(1, hectares)) * 100),
        oppervlakte_totaal_ha: hectares,
        jaar: 2026,
      },
      { type: 'Polygon', coordinates: [closedRing(area.ring)] },
    );
  }
}

function groundFeature({ kind, name, points }: Town['grounds'][number]): string {
  const road = kind === 'main' || kind === 'street' || kind === 'path' || kind === 'rail';
  return feature(
    { kind, name },
    road
      ? { type: 'LineString', coordinates: points.map(toDegrees) }
      : { type: 'Polygon', coordinates: [closedRing(points)] },
  );
}

const labelHeader =
  'Pand_opnamedatum;Pand_status;Pand_energieklasse;Pand_gebouwklasse;Pand_postcode;Pand_huisnummer;Pand_huisletter;Pand_huisnummertoevoeging;Pand_bagverblijfsobjectid;Pand_bagpandid;Meting_geldig_tot';

function* labelLines(town: Town, seed: number): Generator<string> {
  yield labelHeader;
  for (const entry of numbered(town)) {
    const label = labelOf(entry, seed);
    if (!label) continue;
    const { unit, id, buildingIndex } = entry;
    const year = new Random(`${seed}:registered:${id}`).whole(2017, 2026);
    const dwelling = unit.functions.includes('woonfunctie') ? 'W' : 'U';
    yield [
      `${year}0315`,
      'Bestaand',
      label,
      dwelling,
      unit.postcode,
      unit.huisnummer,
      unit.huisletter,
      unit.toevoeging,
      id,
      pandId(buildingIndex),
      `${year + 10}0315`,
    ].join(';');
  }
}

/** Day and euros of a unit's sale or rent, where it has one. */
function dealOf(entry: NumberedUnit, seed: number, kind: DealKind): [day: string, euro: number] | null {
  const { id, unit, building } = entry;
  const dwellings = building.units.filter(({ functions }) => functions.includes('woonfunctie')).length;
  const [lon, lat] = toDegrees(unit.at);
  const vtwType = vtwTypeOf(unit.functions, dwellings);
  const { bouwjaar, buurt: buurtcode } = building;
  const facts = { vtwType, oppervlakte: unit.area, bouwjaar, buurtcode, lon, lat };
  const deal = dealsOf(facts, townCoverage, new DealChances(seed).of(id))[kind];
  const added = labelEffect({ vtwType, energielabel: labelOf(entry, seed) });
  return deal && [isoDay(deal.day), euroOf(kind, deal.level + added)];
}

function* saleLines(town: Town, seed: number): Generator<string> {
  yield 'id,object_id,date,price';
  for (const entry of numbered(town)) {
    const sale = dealOf(entry, seed, 'sale');
    if (sale) yield `demo-${entry.id},${entry.id},${sale}`;
  }
}

function* rentLines(town: Town, seed: number): Generator<string> {
  yield 'object_id,date,annual_rent';
  for (const entry of numbered(town)) {
    const rent = dealOf(entry, seed, 'rent');
    if (rent) yield `${entry.id},${rent}`;
  }
}

function closedRing(ring: readonly Point[]): [number, number][] {
  const points = ring.map(toDegrees);
  const [first] = points;
  return first ? [...points, first] : points;
}

function feature(properties: object, geometry: { type: string; coordinates: unknown }): string {
  return JSON.stringify({ type: 'Feature', properties, geometry });
}

async function writeCollection(path: string, features: Iterable<string>): Promise<void> {
  await writePieces(path, collection(features));
}

function* collection(features: Iterable<string>): Generator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for (const one of features) {
    yield separator + one;
    separator = ',\n';
  }
  yield '\n]}\n';
}

async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  await writePieces(
    path,
    mapIterable(lines, line => `${line}\n`),
  );
}

async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  const stream = createWriteStream(path);
  for (const piece of pieces) {
    if (!stream.write(piece)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}
