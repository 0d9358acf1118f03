import { gemeenten2024 } from '@kavel/catalogue-import';
import { Random } from '../random';
import type { Area, Country } from './areas';
import { outlineOf, type Polygon } from './outline';
import { signedArea } from './plane';

/** What CBS publishes of an area, of its last year. */
export interface AreaFacts {
  outline: readonly Polygon[];
  km2: number;
  inhabitants: number;
  households: number;
  /** Percent of the dwellings. */
  owned: number;
  /** Addresses per km² around an address. */
  addressDensity: number;
  /** Mean WOZ value in thousands of euro; null where there are too few dwellings. */
  woz: number | null;
}

/** CBS does not publish the WOZ value where fewer households live. */
const fewestHouseholds = 20;
/** So many buurten have no inhabitants: they are for business. */
const emptyShare = 0.04;
const meanWoz = 390;

/** Facts by area code. Those of wijken and gemeenten are sums and means of their buurten. */
export function factsOf(country: Country): Map<string, AreaFacts> {
  const facts = new Map<string, AreaFacts>();
  const shares = sharesOfInhabitants(country);
  const ofCell = new Map<number, AreaFacts>();
  for (const [at, buurt] of country.buurten.entries()) {
    const found = buurtFacts(country, buurt, shares[at] ?? 0);
    facts.set(buurt.code, found);
    for (const cell of buurt.cells) ofCell.set(cell, found);
  }
  for (const area of [...country.wijken, ...country.gemeenten]) {
    const parts = area.cells.flatMap(cell => ofCell.get(cell) ?? []);
    facts.set(area.code, together(outlineOf(country.partition, area.cells), parts));
  }
  return facts;
}

/** Inhabitants of each buurt: those of its gemeente, divided by chance. */
function sharesOfInhabitants({ buurten }: Country): number[] {
  const weights = buurten.map(({ code }) => {
    const random = new Random(`${code}:inhabitants`);
    return random.chance(emptyShare) ? 0 : Math.exp(0.6 * random.normal());
  });
  const sums = new Map<string, number>(gemeenten2024.map(({ code }) => [code, 0]));
  for (const [at, { gemeente }] of buurten.entries())
    sums.set(gemeente.code, (sums.get(gemeente.code) ?? 0) + (weights[at] ?? 0));
  return buurten.map(({ gemeente }, at) => {
    const sum = sums.get(gemeente.code) ?? 0;
    return sum > 0 ? (1_000 * gemeente.inhabitants * (weights[at] ?? 0)) / sum : 0;
  });
}

function buurtFacts({ partition }: Country, { code, gemeente, cells }: Area, share: number): AreaFacts {
  const random = new Random(`${code}:facts`);
  const outline = outlineOf(partition, cells);
  const km2 = areaOf(outline);
  const inhabitants = inFives(share);
  const households = inFives(share / random.between(1.6, 2.8));
  const level = new Random(`${gemeente.code}:woz`).normal() * 0.2;
  const woz = Math.round(meanWoz * Math.exp(level + 0.22 * random.normal()));
  return {
    outline,
    km2,
    inhabitants,
    households,
    owned: Math.round(Math.max(5, Math.min(97, 58 + 18 * random.normal()))),
    addressDensity: Math.min(12_000, Math.round((households / km2) * random.between(0.8, 1.4))),
    woz: households < fewestHouseholds ? null : woz,
  };
}

function together(outline: readonly Polygon[], parts: readonly AreaFacts[]): AreaFacts {
  const sumOf = (of: (part: AreaFacts) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  const households = sumOf(part => part.households);
  const meanOf = (of: (part: AreaFacts) => number) =>
    households > 0 ? Math.round(sumOf(part => part.households * of(part)) / households) : 0;
  const valued = parts.filter(({ woz }) => woz !== null);
  const dwellings = valued.reduce((sum, part) => sum + part.households, 0);
  const worth = valued.reduce((sum, part) => sum + part.households * (part.woz ?? 0), 0);
  return {
    outline,
    km2: areaOf(outline),
    inhabitants: sumOf(part => part.inhabitants),
    households,
    owned: meanOf(part => part.owned),
    addressDensity: meanOf(part => part.addressDensity),
    woz: dwellings > 0 ? Math.round(worth / dwellings) : null,
  };
}

function areaOf(outline: readonly Polygon[]): number {
  const rings = outline.flatMap(polygon =>
    polygon.map((ring, at) => Math.abs(signedArea(ring)) * (at > 0 ? -1 : 1)),
  );
  return rings.reduce((sum, area) => sum + area, 0);
}

/** CBS rounds people to fives. */
function inFives(count: number): number {
  return 5 * Math.round(count / 5);
}
