import type { SavedScenario, WhatIfChange, WhatIfOutcome } from '@kavel/contracts/valuations';

/** Scenarios that can stand beside the valuation at once. */
export const mostCompared = 4;

/** A column of the comparison: the valuation as it stands, or a scenario. */
export interface ComparedScenario {
  key: string;
  name: string;
  change: WhatIfChange;
  marketValue: number | null;
  /** Cash flow of each year of the scenario shown; null without a value. */
  net: readonly number[] | null;
}

/** Ids in the address, those that are known, at most four. */
export function comparedIds(text: string | null, scenarios: readonly { id: string }[]): string[] {
  const known = new Set(scenarios.map(({ id }) => id));
  return [...new Set((text ?? '').split(',').filter(id => known.has(id)))].slice(0, mostCompared);
}

/** The valuation and the chosen scenarios; `outcomes` has that of the valuation, then of all scenarios. */
export function comparedScenarios(
  ids: readonly string[],
  scenarios: readonly SavedScenario[],
  outcomes: readonly WhatIfOutcome[],
  baseName: string,
  shown: 'letOn' | 'sellOff',
): ComparedScenario[] {
  const column = (
    { id: key, name, change }: SavedScenario,
    outcome: WhatIfOutcome | undefined,
  ): ComparedScenario => {
    const valued = outcome?.outcome === 'valued' ? outcome : null;
    return { key, name, change, marketValue: valued?.marketValue ?? null, net: valued?.net?.[shown] ?? null };
  };
  const chosen = scenarios.flatMap((scenario, at) =>
    ids.includes(scenario.id) ? [column(scenario, outcomes[at + 1])] : [],
  );
  return [column({ id: 'base', name: baseName, change: {} }, outcomes[0]), ...chosen];
}
