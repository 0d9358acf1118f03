import type { topographyKinds } from '@kavel/catalogue-import';
import type { Gebruiksdoel } from '@kavel/contracts';
import { Occupancy } from './occupancy';
import { centreOf, type Point, strips } from './plane';
import { type PandStatus, progressOf } from './progress';
import { PostcodeBook, Street } from './street';

export interface Unit {
  street: Street;
  huisnummer: number;
  huisletter: string | null;
  toevoeging: string | null;
  postcode: string;
  functions: Gebruiksdoel[];
  /** m² */
  area: number;
  at: Point;
}

export interface Building {
  ring: Point[];
  bouwjaar: number;
  status: PandStatus;
  buurt: string;
  units: Unit[];
}

export interface Ground {
  kind: (typeof topographyKinds)[number];
  name: string | null;
  points: Point[];
}

export interface Buurt {
  code: string;
  naam: string;
  wijk: string;
  ring: Point[];
}

export interface Wijk {
  code: string;
  naam: string;
  ring: Point[];
}

/** A unit before it has a place in the street's numbering. */
export interface UnitPlan {
  functions: Gebruiksdoel[];
  area: number;
  huisletter?: string;
  toevoeging?: string;
}

/** Width in metres that a road keeps free of buildings. */
const roadWidths = { main: 16, street: 8, path: 4, rail: 18 } as const;

/** The town while it is generated: all its parts, in metres. */
export class Town {
  readonly buildings: Building[] = [];
  readonly grounds: Ground[] = [];
  readonly buurten: Buurt[] = [];
  readonly wijken: Wijk[] = [];
  readonly occupancy = new Occupancy();
  private readonly postcodes = new PostcodeBook();
  private readonly names = new Set<string>();

  street(name: string, district: string): Street {
    return new Street(this.unusedName(name), this.postcodes, district);
  }

  road(kind: keyof typeof roadWidths, name: string | null, line: Point[]): void {
    this.grounds.push({ kind, name, points: line });
    for (const strip of strips(line, roadWidths[kind])) this.occupancy.reserve(strip);
  }

  /** Ground one cannot build on, as convex parts. */
  ground(kind: 'water' | 'green' | 'sports' | 'square', points: Point[], name: string | null = null): void {
    this.grounds.push({ kind, name, points });
  }

  /**
   * Puts up a building with units at the next number of a street; says whether there was room.
   * `outline` may be smaller than the convex `plot` it takes.
   */
  build(options: {
    plot: Point[];
    outline?: Point[];
    bouwjaar: number;
    buurt: string;
    street: Street;
    side: 'odd' | 'even';
    plans: UnitPlan[];
  }): boolean {
    if (!this.occupancy.take(options.plot)) return false;
    const ring = options.outline ?? options.plot;
    const huisnummer = options.street.nextNumber(options.side);
    const units = options.plans.map((plan, index) => ({
      street: options.street,
      huisnummer,
      huisletter: plan.huisletter ?? null,
      toevoeging: plan.toevoeging ?? null,
      postcode: options.street.postcode(options.side, huisnummer),
      functions: plan.functions,
      area: Math.max(12, Math.round(plan.area)),
      at: spread(options.plot, index, options.plans.length),
    }));
    const progress = progressOf(options.bouwjaar, this.buildings.length);
    this.buildings.push({ ring, ...progress, buurt: options.buurt, units });
    return true;
  }

  private unusedName(name: string): string {
    let unused = name;
    for (const rank of ['Tweede', 'Derde', 'Vierde', 'Vijfde', 'Zesde']) {
      if (!this.names.has(unused)) break;
      unused = `${rank} ${name}`;
    }
    this.names.add(unused);
    return unused;
  }
}

/** Units of one building lie in a row through its middle, so that a map shows each of them. */
function spread(plot: readonly Point[], index: number, count: number): Point {
  const [a, b] = plot;
  const centre = centreOf(plot);
  if (count === 1 || !a || !b) return centre;
  const share = ((index + 0.5) / count - 0.5) * 0.8;
  return [centre[0] + (b[0] - a[0]) * share, centre[1] + (b[1] - a[1]) * share];
}
