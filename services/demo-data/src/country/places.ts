import { Random } from '../random';
import { feature } from '../town/geojson';
import type { Buurt, Country } from './areas';
import type { AreaFacts } from './facts';
import { distance, isInside, type Point, toDegrees } from './plane';

/** Inhabitants for each of these. */
const perSchool = 2_400;
const perStop = 420;
const perCharger = 260;
const perAmenity = 2_000;
/** A gemeente with so many thousand inhabitants has a station, and one more for each. */
const perStation = 60;
const smallestWithStation = 15;

interface Place {
  buurt: Buurt;
  /** Counts places of its kind. */
  number: number;
  at: [lon: number, lat: number];
  random: Random;
}

/** Places in buurten, more of them where more people live. */
function* placesOf(
  { buurten, partition }: Country,
  facts: ReadonlyMap<string, AreaFacts>,
  kind: string,
  per: number,
): Generator<Place> {
  let number = 0;
  for (const buurt of buurten) {
    const random = new Random(`${buurt.code}:${kind}`);
    const { inhabitants = 0, outline = [] } = facts.get(buurt.code) ?? {};
    const ring = outline[0]?.[0] ?? [];
    const middle = partition.seeds[buurt.cells[0] ?? -1] ?? [0, 0];
    const count = Math.floor(inhabitants / per + random.next());
    for (let place = 0; place < count; place += 1) {
      number += 1;
      yield { buurt, number, at: toDegrees(within(ring, middle, random)), random };
    }
  }
}

/** Towards a point of the outline from the middle; the middle itself where that leaves the buurt. */
function within(ring: readonly Point[], middle: Point, random: Random): Point {
  const [east, north] = ring[Math.floor(random.next() * ring.length)] ?? middle;
  const share = 0.85 * Math.sqrt(random.next());
  const found: Point = [middle[0] + (east - middle[0]) * share, middle[1] + (north - middle[1]) * share];
  return isInside(found, ring) ? found : middle;
}

/** Schools in the format of DUO. */
export function* schoolFeatures(country: Country, facts: ReadonlyMap<string, AreaFacts>): Generator<string> {
  for (const { buurt, number, at, random } of placesOf(country, facts, 'school', perSchool)) {
    const brin_nummer = number.toString(36).toUpperCase().padStart(4, '0');
    const naam = `De ${buurt.naam}`;
    const properties = { naam, type: 'basisschool', brin_nummer, leerlingen: random.whole(80, 420) };
    yield feature(properties, { type: 'Point', coordinates: at });
  }
}

/** Stops in the format of GTFS. */
export function* stopLines(country: Country, facts: ReadonlyMap<string, AreaFacts>): Generator<string> {
  yield 'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station';
  for (const { buurt, number, at } of placesOf(country, facts, 'stop', perStop)) {
    const [lon, lat] = at;
    yield `${number},"${buurt.gemeente.naam}, ${buurt.naam} ${number}",${lat},${lon},0,`;
  }
}

/** Charging points in the format of NDW. */
export function* chargingFeatures(
  country: Country,
  facts: ReadonlyMap<string, AreaFacts>,
): Generator<string> {
  for (const { buurt, number, at, random } of placesOf(country, facts, 'charging', perCharger)) {
    const maxPowerKw = random.chance(0.1) ? 150 : random.chance(0.2) ? 0 : 11;
    const properties = {
      locationId: `SYN${number}`,
      address: `${buurt.naam}, ${buurt.gemeente.naam}`,
      operatorName: 'Kavelstroom',
      maxPowerKw,
    };
    yield feature(properties, { type: 'Point', coordinates: at });
  }
}

const amenities = { sport: 'Sporthal', culture: 'Buurthuis', care: 'Huisartsenpost' } as const;

/** Where people play, meet and are cared for. */
export function* amenityLines(country: Country, facts: ReadonlyMap<string, AreaFacts>): Generator<string> {
  yield 'id,name,kind,lon,lat';
  for (const { buurt, number, at, random } of placesOf(country, facts, 'amenity', perAmenity)) {
    const kind = random.pick(['sport', 'culture', 'care'] as const);
    yield `${number},"${amenities[kind]} ${buurt.naam}",${kind},${at[0]},${at[1]}`;
  }
}

/** Stations in the buurten that lie nearest to the middle of the larger gemeenten. */
export function* stationFeatures({ gemeenten, partition }: Country): Generator<string> {
  for (const { gemeente, cells } of gemeenten) {
    if (gemeente.inhabitants < smallestWithStation) continue;
    const places = cells.map((cell): Point => partition.seeds[cell] ?? [0, 0]);
    const middle = places.reduce<Point>(
      ([x, y], [east, north]) => [x + east / places.length, y + north / places.length],
      [0, 0],
    );
    const nearest = places.toSorted((one, other) => distance(one, middle) - distance(other, middle));
    for (const [number, at] of nearest
      .slice(0, 1 + Math.floor(gemeente.inhabitants / perStation))
      .entries()) {
      const name = number === 0 ? gemeente.naam : `${gemeente.naam} ${number + 1}`;
      yield feature(
        { code: `${gemeente.code}-${number}`, name },
        { type: 'Point', coordinates: toDegrees(at) },
      );
    }
  }
}
