import { codeIn, indexLevels } from './area-codes';
import type { Cell } from './cells';

type Level = (typeof indexLevels)[number];

/** Number of objects of each area by profile. */
export class AreaTally {
  private readonly areas = new Map<Level, Map<string, Map<number, number>>>(
    indexLevels.map(level => [level, new Map()]),
  );

  add(cell: Omit<Cell, 'objects'>, profile: number, objects = 1): void {
    for (const [level, counts] of this.areas) {
      const code = codeIn(cell, level);
      if (code === null) continue;
      const area = counts.get(code);
      if (area) area.set(profile, (area.get(profile) ?? 0) + objects);
      else counts.set(code, new Map([[profile, objects]]));
    }
  }

  *all(): Generator<{ level: Level; code: string; counts: ReadonlyMap<number, number> }> {
    for (const [level, areas] of this.areas)
      for (const [code, counts] of areas) yield { level, code, counts };
  }
}
