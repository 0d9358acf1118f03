import type { Snapshot } from '@kavel/catalogue';
import { perSnapshot } from '@kavel/catalogue';
import { districtLevels, type FoundArea } from '@kavel/contracts/districts';
import { areasNamed, namedArea } from './area-names';
import { areasOf } from './districts';

/** Areas of a snapshot, a gemeente before a wijk before a buurt. */
const namedAreas = perSnapshot(async snapshot => {
  const levels = await Promise.all(districtLevels.map(level => areasOf[level](snapshot)));
  return levels.flatMap(({ level, codes, names, gemeenten, bounds }) =>
    codes.map((code, at) =>
      namedArea({
        level,
        code,
        name: names[at] ?? '',
        gemeente: gemeenten[at] ?? '',
        bounds: bounds[at] ?? [3, 50, 8, 54],
      }),
    ),
  );
});

/** Areas by code or name, best first. */
export async function searchAreas(snapshot: Snapshot, text: string): Promise<FoundArea[]> {
  return areasNamed(await namedAreas(snapshot), text);
}
