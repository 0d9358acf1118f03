import type { Gebruiksdoel } from '@kavel/contracts';
import type { Enkelbestemming } from '@kavel/contracts/lists';
import { closedRing, feature } from '../town/geojson';
import type { Town } from '../town/town';

const plan = 'NL.IMRO.9999.Kavelstede-VG01';

const ofUse: Partial<Record<Gebruiksdoel, Enkelbestemming>> = {
  woonfunctie: 'wonen',
  winkelfunctie: 'centrum',
  kantoorfunctie: 'kantoor',
  industriefunctie: 'bedrijventerrein',
  sportfunctie: 'sport',
  logiesfunctie: 'horeca',
};
const ofGround: Partial<Record<Town['grounds'][number]['kind'], Enkelbestemming>> = {
  water: 'water',
  green: 'groen',
  sports: 'sport',
  square: 'verkeer',
};
/** From this share on a buurt is for one use. */
const mostly = 0.6;

/** A plan that covers the town: a bestemming for each buurt, and on it those of green, water, sports and squares. */
export function* zoningFeatures(town: Town): Generator<string> {
  for (const { code, naam, ring } of town.buurten) yield area(mainUse(town, code), naam, ring);
  for (const { kind, name, points } of town.grounds) {
    const bestemming = ofGround[kind];
    if (bestemming) yield area(bestemming, name ?? '', points);
  }
}

function area(bestemming: Enkelbestemming, name: string, ring: Parameters<typeof closedRing>[0]): string {
  const group = bestemming.charAt(0).toUpperCase() + bestemming.slice(1);
  return feature(
    { bestemmingshoofdgroep: bestemming, naam: name ? `${group} - ${name}` : group, planidn: plan },
    { type: 'Polygon', coordinates: [closedRing(ring)] },
  );
}

function mainUse(town: Town, code: string): Enkelbestemming {
  const counts = new Map<Enkelbestemming, number>();
  let all = 0;
  for (const { buurt, units } of town.buildings) {
    if (buurt !== code) continue;
    for (const use of units.flatMap(({ functions }) => functions)) {
      const found = ofUse[use] ?? 'maatschappelijk';
      counts.set(found, (counts.get(found) ?? 0) + 1);
      all += 1;
    }
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first && first[1] >= mostly * all ? first[0] : 'gemengd';
}
