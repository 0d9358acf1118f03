import type { Still } from '../engine/map-3d';
import type { BuildingColour, BuildingFacts } from '../model/building-colour';
import {
  type ColourNote,
  type ColourProblem,
  colourNote,
  mostFigures,
  needsAddresses,
} from '../model/colour-note';
import { pandFigures } from './pand-figures';

export interface FactsOf extends Still {
  mayScore: boolean;
  signal: AbortSignal;
}

export interface FactsByPand {
  facts: ReadonlyMap<string, Partial<BuildingFacts>>;
  /** Why some are missing. */
  note: ColourNote | null;
}

/** Labels, values or scores of the buildings of a view, once; none where the colours do not go by them. */
export async function factsByPand(
  by: BuildingColour,
  { zoom, panden, mayScore, signal }: FactsOf,
): Promise<FactsByPand> {
  const without = (problem: ColourProblem | null): FactsByPand => {
    return { facts: new Map(), note: colourNote(by, { zoom, panden }, problem) };
  };
  if (!needsAddresses(by)) return without(null);
  if (by === 'score' && !mayScore) return without('noScore');
  const { note } = without(null);
  if (by !== 'value' && by !== 'score')
    return { facts: new Map(panden.map(({ pandId, label }) => [pandId, { label }])), note };
  try {
    const facts = new Map<string, Partial<BuildingFacts>>();
    for await (const found of pandFigures(by, panden.slice(0, mostFigures), signal))
      for (const [pandId, figure] of found) facts.set(pandId, { [by]: figure });
    return { facts, note };
  } catch {
    signal.throwIfAborted();
    return without('failed');
  }
}
