import type { Still } from '../engine/map-3d';
import type { BuildingColour, BuildingFacts } from '../model/building-colour';
import { type ColourNote, type ColourProblem, colourNote, needsAddresses } from '../model/colour-note';
import { figuresAtOnce, pandFigures } from './pand-figures';

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
    return { facts: new Map(), note: colourNote(by, zoom, problem) };
  };
  if (!needsAddresses(by)) return without(null);
  if (by === 'score' && !mayScore) return without('noScore');
  const { note } = without(null);
  if (by !== 'value' && by !== 'score')
    return { facts: new Map(panden.map(({ pandId, label }) => [pandId, { label }])), note };
  try {
    const figures = await pandFigures(by, panden.slice(0, figuresAtOnce), signal);
    return { facts: new Map([...figures].map(([pandId, figure]) => [pandId, { [by]: figure }])), note };
  } catch {
    signal.throwIfAborted();
    return without('failed');
  }
}
