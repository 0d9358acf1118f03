import type { VtwType } from '@kavel/contracts';

/** Made up, of the order of magnitude of published tables. */
const origin = 'Kavelstede (fictief)';
const year = 2025;

const periods: readonly (readonly [from: number, to: number, share: number])[] = [
  [0, 1964, 1],
  [1965, 1991, 0.8],
  [1992, 2014, 0.45],
];
const measures: readonly (readonly [name: string, euros: number, kwh: number])[] = [
  ['Dakisolatie', 42, 38],
  ['Gevelisolatie', 33, 34],
  ['Vloerisolatie', 21, 18],
  ['HR++-glas', 58, 26],
  ['Warmtepomp', 145, 118],
  ['Zonnepanelen', 48, 41],
];
const types: readonly (readonly [type: VtwType, price: number])[] = [
  ['eengezinswoning', 1],
  ['appartement', 0.85],
  ['kantoor', 1.2],
  ['winkel', 1.1],
  ['bedrijfsruimte', 0.8],
];

/** Cost and effect of measures by type and period; the effect is less in newer buildings. Fictional. */
export function* measureLines(): Generator<string> {
  yield 'vtw_type;built_from;built_to;measure;euros_per_m2;kwh_per_m2;origin;jaar';
  for (const [type, price] of types)
    for (const [from, to, share] of periods)
      for (const [name, euros, kwh] of measures)
        yield [type, from, to, name, (euros * price).toFixed(1), (kwh * share).toFixed(1), origin, year].join(
          ';',
        );
}
