import { Random } from '../random';
import { feature } from '../town/geojson';
import { wozLevels } from '../town/woz-lines';
import type { Country } from './areas';
import type { AreaFacts } from './facts';
import type { Polygon } from './outline';
import { toDegrees } from './plane';

/** Year of the outlines and of the key figures that come with them. */
const year = 2026;
/** So many buurten were given their code in 2022: before it there is nothing to compare with. */
const newShare = 0.015;
const newSince = 2022;

/** Outlines with key figures, as CBS and Kadaster deliver them. */
export function* areaFeatures(
  country: Country,
  kind: 'gemeente' | 'wijk' | 'buurt',
  facts: ReadonlyMap<string, AreaFacts>,
): Generator<string> {
  if (kind === 'gemeente') {
    for (const { code, naam } of country.gemeenten)
      yield* areaFeature({ gemeentecode: code, gemeentenaam: naam }, facts.get(code));
    return;
  }
  for (const area of kind === 'wijk' ? country.wijken : country.buurten) {
    const { code, naam, gemeente } = area;
    const names =
      'wijkcode' in area
        ? { buurtcode: code, buurtnaam: naam, wijkcode: area.wijkcode }
        : { wijkcode: code, wijknaam: naam };
    yield* areaFeature(
      { ...names, gemeentecode: gemeente.code, gemeentenaam: gemeente.naam },
      facts.get(code),
    );
  }
}

function* areaFeature(names: object, facts: AreaFacts | undefined): Generator<string> {
  if (!facts) return;
  const properties = {
    ...names,
    aantal_inwoners: facts.inhabitants,
    aantal_huishoudens: facts.households,
    ...figuresOf(facts, 1),
    oppervlakte_totaal_ha: Math.round(facts.km2 * 100),
    jaar: year,
  };
  const coordinates = facts.outline.map(polygon => polygon.map(closed));
  yield feature(
    properties,
    coordinates.length === 1
      ? { type: 'Polygon', coordinates: coordinates[0] }
      : { type: 'MultiPolygon', coordinates },
  );
}

function closed(ring: Polygon[number]): [number, number][] {
  const points = ring.map(toDegrees);
  const [first] = points;
  return first ? [...points, first] : points;
}

/** Figures that are relative, in the names of CBS; `grown` is the share of inhabitants that there were. */
function figuresOf({ inhabitants, households, km2, owned, addressDensity }: AreaFacts, grown: number) {
  return {
    bevolkingsdichtheid: Math.round((grown * inhabitants) / km2),
    omgevingsadressendichtheid: Math.round(grown * addressDensity),
    gemiddelde_huishoudgrootte: households > 0 ? Number((inhabitants / households).toFixed(1)) : null,
    percentage_koopwoningen: households > 0 ? owned : null,
  };
}

/** Yearly growth of the number of inhabitants. */
const growth = 0.006;

/** All figures of all areas by year, as CBS publishes them; empty where there are none. */
export function* figureLines(country: Country, facts: ReadonlyMap<string, AreaFacts>): Generator<string> {
  const names = ['bevolkingsdichtheid', 'omgevingsadressendichtheid', 'gemiddelde_huishoudgrootte'];
  yield ['code', 'jaar', 'woz_x1000', ...names, 'percentage_koopwoningen'].join(';');
  for (const { code } of [...country.gemeenten, ...country.wijken, ...country.buurten]) {
    const found = facts.get(code);
    if (!found) continue;
    const random = new Random(`${code}:years`);
    const isNew = code.startsWith('BU') && random.chance(newShare);
    for (const [of, level] of Object.entries(wozLevels)) {
      const noise = 1 + 0.02 * random.normal();
      if (isNew && Number(of) < newSince) continue;
      const woz = found.woz === null ? null : Math.round(found.woz * level * noise);
      const figures = Object.values(figuresOf(found, (1 + growth) ** (Number(of) - year)));
      yield [code, of, woz, ...figures].map(value => value ?? '').join(';');
    }
  }
}

/** Year of noise, air and liveability. */
const surroundingsYear = 2025;

/** Noise, air and liveability by buurt: louder and dirtier where more people live. */
export function* surroundingsLines(
  country: Country,
  facts: ReadonlyMap<string, AreaFacts>,
): Generator<string> {
  yield 'code;jaar;no2_avg;pm25_avg;pm10_avg;dn_1;dn_2;dn_3;dn_4;dn_5;dn_6;lbm';
  for (const { code } of country.buurten) {
    const random = new Random(`${code}:surroundings`);
    const busy = Math.min(1, Math.log10(1 + (facts.get(code)?.addressDensity ?? 0)) / 4);
    const noise = Math.max(0, Math.min(1, busy * 0.8 + 0.15 * random.normal()));
    const no2 = 9 + 13 * busy + random.normal();
    const pm25 = 7.2 + 2.2 * busy + 0.3 * random.normal();
    const weights = [0, 1, 2, 3, 4, 5].map(level => Math.exp(-((level - 5 * noise) ** 2) / 2));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    yield [
      code,
      surroundingsYear,
      ...[no2, pm25, pm25 * 1.7].map(value => value.toFixed(2)),
      ...weights.map(weight => (weight / all).toFixed(3)),
      (4.2 - 0.15 * noise + 0.08 * random.normal()).toFixed(3),
    ].join(';');
  }
}
