import { energyLabels } from '@kavel/contracts';
import type { Deal, Property } from './property';

/** True price model of the synthetic deals, for tests: the engine should recover it. */
export const truth = { areaSlope: 0.8, perLabelStep: 0.015, perDecade: 0.01, growthPerMonth: 0.004 };

/** Price of a property under `truth`, months after January 2022, without noise. */
export function truePrice(property: Property, monthsAfterStart: number): number {
  const east = (property.lon - 6) / 0.05;
  const logPrice =
    9 +
    truth.areaSlope * Math.log(property.oppervlakte ?? 100) +
    truth.perDecade * (((property.bouwjaar ?? 1970) - 1970) / 10) -
    truth.perLabelStep * energyLabels.indexOf(property.energielabel ?? 'C') +
    truth.growthPerMonth * monthsAfterStart +
    0.15 * Math.sin(east);
  return Math.exp(logPrice);
}

/** `count` synthetic deals of 2022–2025 around 6° E 52° N, with approximately log-normal noise of the given size. */
export function syntheticDeals(count: number, noise: number): Deal[] {
  return Array.from({ length: count }, (_, i) => {
    const months = Math.floor(48 * unit(i, 1));
    const property: Property = {
      lon: 6 + 0.1 * unit(i, 2),
      lat: 52 + 0.06 * unit(i, 3),
      oppervlakte: Math.round(50 + 120 * unit(i, 4)),
      bouwjaar: 1950 + Math.floor(70 * unit(i, 5)),
      energielabel: energyLabels[4 + Math.floor(8 * unit(i, 6))] ?? 'C',
    };
    const error = noise * (unit(i, 7) + unit(i, 8) + unit(i, 9) - 1.5) * 2;
    const date = new Date(Date.UTC(2022, months, 1 + Math.floor(28 * unit(i, 10))))
      .toISOString()
      .slice(0, 10);
    const price = Math.round(truePrice(property, months) * Math.exp(error));
    return { ...property, id: `deal-${i}`, date, price, oppervlakte: property.oppervlakte ?? 100 };
  });
}

/** A deterministic pseudo-random number in [0, 1). */
export function unit(i: number, stream: number): number {
  const mixed = Math.imul(i * 31 + stream * 7919 + 1, 0x9e3779b1) ^ Math.imul(i + stream, 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((again ^ (again >>> 13)) >>> 0) / 2 ** 32;
}
