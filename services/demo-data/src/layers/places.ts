import type { Gebruiksdoel } from '@kavel/contracts';
import type { PoiKind } from '@kavel/contracts/layers';
import { Random } from '../random';
import { feature } from '../town/geojson';
import { numbered } from '../town/numbered';
import { toDegrees } from '../town/plane';
import type { Town } from '../town/town';
import { busStops } from './bus-stops';

const schoolNames = [
  'De Regenboog',
  'De Vlieger',
  'Het Kompas',
  'De Zonnewijzer',
  'De Waterlelie',
  'Het Anker',
];

/** Schools where the town teaches, as DUO has them. */
export function* schoolFeatures(town: Town, seed: number): Generator<string> {
  let count = 0;
  for (const { id, unit } of numbered(town)) {
    if (!unit.functions.includes('onderwijsfunctie')) continue;
    const name = schoolNames[count % schoolNames.length] ?? '';
    const round = Math.floor(count / schoolNames.length);
    count += 1;
    yield feature(
      {
        naam: round > 0 ? `${name} ${round + 1}` : name,
        type: 'basisschool',
        brin_nummer: `99${String(count).padStart(2, '0')}`,
        leerlingen: new Random(`${seed}:school:${id}`).whole(80, 420),
      },
      { type: 'Point', coordinates: toDegrees(unit.at) },
    );
  }
}

/** Bus stops along the main roads, a platform for each direction. */
export function* stopLines(town: Town): Generator<string> {
  yield 'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station';
  for (const { number, name, at } of busStops(town)) {
    const stop = `"${name}"`;
    const [lon, lat] = toDegrees(at);
    yield `halte:${number},${stop},${lat},${lon},1,`;
    for (const [side, east] of [
      ['a', -6],
      ['b', 6],
    ] as const) {
      const [platformLon, platformLat] = toDegrees([at[0] + east, at[1]]);
      yield `${number}${side},${stop},${platformLat},${platformLon},0,halte:${number}`;
    }
  }
}

const addressesPerCharger = 120;

/** Charging points beside some addresses. */
export function* chargingFeatures(town: Town, seed: number): Generator<string> {
  for (const { id, unit } of numbered(town)) {
    const random = new Random(`${seed}:charging:${id}`);
    if (!random.chance(1 / addressesPerCharger)) continue;
    const [east, north] = unit.at;
    yield feature(
      {
        locationId: `KVS${id.slice(-6)}`,
        address: `${unit.street.name} ${unit.huisnummer}`,
        operatorName: 'Kavelstroom',
        maxPowerKw: random.chance(0.1) ? 150 : random.chance(0.2) ? 0 : 11,
      },
      { type: 'Point', coordinates: toDegrees([east + 6, north + 4]) },
    );
  }
}

const kinds: Partial<Record<Gebruiksdoel, { kind: PoiKind; name: string }>> = {
  sportfunctie: { kind: 'sport', name: 'Sporthal' },
  bijeenkomstfunctie: { kind: 'culture', name: 'Buurthuis' },
};

/** Where the town plays and meets. */
export function* poiLines(town: Town): Generator<string> {
  yield 'id,name,kind,lon,lat';
  for (const { id, unit } of numbered(town)) {
    const known = unit.functions.map(use => kinds[use]).find(Boolean);
    if (!known) continue;
    const [lon, lat] = toDegrees(unit.at);
    yield `${id},"${known.name} ${unit.street.name}",${known.kind},${lon},${lat}`;
  }
}
