import { codeIn, type indexLevels, leastObjects } from './area-codes';
import type { Cell } from './cells';
import { objectsIn, type Weighted } from './weighted';

/** Values of cells by the area of a kind that they lie in; areas of fewer than ten objects are left out. */
export function byArea(
  cells: readonly Cell[],
  level: (typeof indexLevels)[number],
  of: (cell: Cell) => { value: number; points: number } | undefined,
): Map<string, Weighted[]> {
  const areas = new Map<string, Weighted[]>();
  for (const cell of cells) {
    const code = codeIn(cell, level);
    const found = code === null ? undefined : of(cell);
    if (code === null || !found) continue;
    const values = areas.get(code) ?? [];
    values.push({ ...found, objects: cell.objects });
    areas.set(code, values);
  }
  return new Map([...areas].filter(([, values]) => objectsIn(values) >= leastObjects));
}
