import type { Gebruiksdoel } from '@kavel/contracts';
import { Random } from '../random';
import { stationOf } from '../town/plan';
import { centreOf, distance, type Point } from '../town/plane';
import type { Town } from '../town/town';

const year = 2024;
/** A way over the road is longer than a straight line. */
const detour = 1.3;
/** Metres to the hospital and the interchange, which lie in another town. */
const beyond = { hospital: 3_500, interchange: 9_000 };

/** Proximity, vacancy and crime by buurt under the names of CBS; empty where the town has nothing of the kind. */
export function* proximityLines(town: Town, seed: number): Generator<string> {
  yield [
    'code;jaar;grote_supermarkt_gemiddelde_afstand_in_km;huisartsenpraktijk_gemiddelde_afstand_in_km',
    'basisonderwijs_gemiddelde_afstand_in_km;kinderdagverblijf_gemiddelde_afstand_in_km',
    'ziekenhuis_excl_buitenpoli_gem_afst_in_km;overstapstation_gemiddelde_afstand_in_km',
    'oprit_hoofdverkeersweg_gemiddelde_afstand_in_km;afstand_tot_openbaar_groen_totaal',
    'percentage_leegstand_woningen;geregistreerde_misdrijven_per_1000_inwoners',
  ].join(';');
  const shops = unitsWith(town, 'winkelfunctie');
  const practices = unitsWith(town, 'gezondheidszorgfunctie');
  const schools = unitsWith(town, 'onderwijsfunctie');
  const green = town.grounds.filter(({ kind }) => kind === 'green').map(({ points }) => centreOf(points));
  const mainRoads = town.grounds.filter(({ kind }) => kind === 'main').flatMap(({ points }) => points);
  const station = [stationOf(town)];
  for (const { code, ring } of town.buurten) {
    const random = new Random(`${seed}:proximity:${code}`);
    const centre = centreOf(ring);
    const to = (points: readonly Point[], more = 0) => kilometres(centre, points, more, random);
    yield [
      code,
      year,
      to(shops),
      to(practices),
      to(schools),
      to(schools, 150),
      to(station, beyond.hospital),
      to(station, beyond.interchange),
      to(mainRoads, 400),
      to(green),
      Math.max(0, 3 + random.normal()).toFixed(1),
      Math.max(4, 38 + 12 * random.normal()).toFixed(0),
    ].join(';');
  }
}

function unitsWith(town: Town, functie: Gebruiksdoel): Point[] {
  return town.buildings.flatMap(({ units }) =>
    units.filter(({ functions }) => functions.includes(functie)).map(({ at }) => at),
  );
}

/** A mean over the buurt is never 0, even where something lies in its middle. */
function kilometres(from: Point, points: readonly Point[], more: number, random: Random): string {
  if (points.length === 0) return '';
  const nearest = points.reduce(
    (least, point) => Math.min(least, distance(from, point)),
    Number.POSITIVE_INFINITY,
  );
  const metres = Math.max(120, detour * nearest * (1 + 0.05 * random.normal())) + more;
  return (metres / 1_000).toFixed(1);
}
