import type { Enkelbestemming } from '@kavel/contracts/lists';
import { Random } from '../random';
import { feature } from '../town/geojson';
import type { Country } from './areas';
import type { AreaFacts } from './facts';
import { toDegrees } from './plane';

/** Main uses by how close together people live, per km². */
const uses: readonly { from: number; of: readonly [Enkelbestemming, ...Enkelbestemming[]] }[] = [
  { from: 4_000, of: ['wonen', 'wonen', 'wonen', 'gemengd', 'centrum'] },
  { from: 600, of: ['wonen', 'wonen', 'wonen', 'gemengd', 'maatschappelijk', 'sport'] },
  { from: 1, of: ['agrarisch', 'agrarisch', 'agrarisch', 'wonen', 'groen', 'recreatie'] },
  { from: 0, of: ['bedrijventerrein', 'bedrijventerrein', 'kantoor', 'water', 'natuur'] },
];

/** A plan for each gemeente, which gives each buurt its main use. */
export function* zoningFeatures(country: Country, facts: ReadonlyMap<string, AreaFacts>): Generator<string> {
  for (const { code, naam, gemeente } of country.buurten) {
    const found = facts.get(code);
    if (!found) continue;
    const density = found.inhabitants / found.km2;
    const [fallback] = uses.slice(-1);
    const choice = uses.find(({ from }) => density >= from) ?? fallback;
    const bestemming = choice ? new Random(`${code}:zoning`).pick(choice.of) : 'overig';
    const coordinates = found.outline.flat().map(ring => {
      const points = ring.map(toDegrees);
      return [...points, ...points.slice(0, 1)];
    });
    const planidn = `NL.IMRO.${gemeente.code.slice(2)}.Synthetisch-VG01`;
    yield feature({ bestemmingshoofdgroep: bestemming, naam, planidn }, { type: 'Polygon', coordinates });
  }
}
