import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LayerFiles, layerPaths, writeLayers } from '../layers/write-layers';
import { type TravelFiles, travelPaths, writeTravel } from '../travel/write-travel';
import { rentLines, saleLines } from './deal-lines';
import { closedRing, feature, mapIterable, writeCollection, writeLines } from './geojson';
import { labelLines } from './label-lines';
import { gemeente, numbered, pandId } from './numbered';
import { stationOf } from './plan';
import { areaOf, toDegrees } from './plane';
import { objectStatusOf } from './progress';
import { projectRows } from './project-rows';
import type { Building, Town } from './town';
import { wozLines } from './woz-lines';

/** Where each file of the demo was written, by what it holds. */
export interface DemoFiles extends LayerFiles, TravelFiles {
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
  /** Body of an import of projects, which the gateway makes for the demo accounts. */
  projects: string;
}

/** Writes the town as the registers would deliver it, and projects around today. Says how many addresses there are. */
export async function writeDemo(
  town: Town,
  folder: string,
  seed: number,
  today: Date,
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
    projects: path('projects.json'),
    ...layerPaths(path),
    ...travelPaths(path),
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
  await writeFile(files.projects, JSON.stringify(projectRows(town, seed, today)));
  await writeLayers(town, files, seed);
  await writeTravel(town, files, today);
  return { files, addresses };
}

function pandFeature(building: Building, index: number): string {
  const areas = building.units.map(unit => unit.area);
  const functions = [...new Set(building.units.flatMap(unit => unit.functions))];
  return feature(
    {
      identificatie: pandId(index),
      bouwjaar: building.bouwjaar,
      status: building.status,
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
        status: objectStatusOf(building.status),
        gebruiksdoel: unit.functions.join(','),
        openbare_ruimte: unit.street.name,
        huisnummer: unit.huisnummer,
        huisletter: unit.huisletter,
        toevoeging: unit.toevoeging,
        postcode: unit.postcode,
        woonplaats: gemeente.naam,
        bouwjaar: building.bouwjaar,
        pandidentificatie: pandId(buildingIndex),
        pandstatus: building.status,
      },
      { type: 'Point', coordinates: toDegrees(unit.at) },
    );
  }
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
