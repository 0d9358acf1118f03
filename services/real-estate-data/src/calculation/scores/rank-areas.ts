import { areaScores, areasBeside, namesOfAreas } from '@kavel/catalogue';
import type { AreaRanking } from '@kavel/contracts';
import { weightsWith } from '@kavel/engine';
import type { CalculationContext } from '../deps';
import type { AreaKind } from './area-kind';
import { orBadRequest } from './bad-request';
import { type AskedArea, totalWith } from './score-area';

/** Totals of all areas of a kind in the gemeente of an area; of a gemeente, those of all gemeenten. 400 as for addresses. */
export async function rankAreas(
  context: CalculationContext,
  kind: AreaKind,
  { areaType, areaKey, use = 'dwelling', weightUpdates = [] }: AskedArea,
): Promise<AreaRanking> {
  const weights = orBadRequest(() => weightsWith(kind.metrics, weightUpdates))[use];
  return context.store.use(async snapshot => {
    const { gemeentecode, codes } = await areasBeside(snapshot, areaType, areaKey);
    const sources = await kind.sourcesOf(context, snapshot);
    const stored = await areaScores(snapshot, kind.table, { level: areaType, codes });
    const names = await namesOfAreas(snapshot, areaType, codes);
    const areas = codes.flatMap(code => {
      const found = stored.get(code);
      const name = names.get(code) ?? null;
      return found ? [{ areaKey: code, name, ...totalWith(kind, sources, { stored: found, weights }) }] : [];
    });
    const { version } = kind;
    return { areaType, gemeentecode, areas, use, version, custom: weightUpdates.length > 0 };
  });
}
