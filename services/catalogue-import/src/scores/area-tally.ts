import { codeIn, indexLevels } from './area-codes';
import type { Cell } from './cells';

type Level = (typeof indexLevels)[number];

/** Number of objects of each area by profile. */
export class AreaTally {
  private readonly areas = new Map<Level, Map<string, Map<number, number>>>(
    indexLevels.map(level => [level, new Map()]),
  );

  /** Counts one object in each of its areas. */
  add(cell: Omit<Cell, 'objects'>, profile: number): void {
    for (const level of indexLevels) {
      const code = codeIn(cell, level);
      if (code !== null) this.addTo(level, code, profile, 1);
    }
  }

  addTo(level: Level, code: string, profile: number, objects: number): void {
    const counts = this.areas.get(level)?.get(code);
    if (counts) counts.set(profile, (counts.get(profile) ?? 0) + objects);
    else this.areas.get(level)?.set(code, new Map([[profile, objects]]));
  }

  *all(): Generator<{ level: Level; code: string; counts: ReadonlyMap<number, number> }> {
    for (const [level, areas] of this.areas)
      for (const [code, counts] of areas) yield { level, code, counts };
  }
}
