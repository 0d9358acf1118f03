import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Map3d, Still } from '../engine/map-3d';
import type { BuildingColour, BuildingFacts } from '../model/building-colour';
import { type ColourNote, colourNote, needsAddresses } from '../model/colour-note';
import type { PandFacts } from '../model/pand-facts';
import { usePandFigures } from './use-pand-figures';

export interface BuildingFactsOf {
  /** All that is known of a building; `facts`: what the tiles say of its pand. */
  factsOf: (pandId: string, facts: PandFacts | undefined) => Partial<BuildingFacts>;
  note: ColourNote | null;
}

const nothing: Still = { zoom: 0, panden: [] };

/** What the colours of buildings go by; labels, values and scores follow whenever the view has come to rest. */
export function useBuildingFacts(
  map: Pick<Map3d, 'still' | 'onStill'> | null,
  by: BuildingColour,
): BuildingFactsOf {
  const [still, setStill] = useState(nothing);
  const { values, problem } = usePandFigures(by, still.panden);
  useEffect(() => {
    if (!map || !needsAddresses(by)) return;
    // Colours draw a picture, after which the map is at rest again: the same view must not colour once more.
    const read = () => {
      const now = map.still();
      setStill(before => (isSame(before, now) ? before : now));
    };
    read();
    return map.onStill(read);
  }, [map, by]);

  const labels = useMemo(() => new Map(still.panden.map(one => [one.pandId, one.label])), [still]);
  const factsOf = useCallback(
    (pandId: string, facts: PandFacts | undefined): Partial<BuildingFacts> => {
      const figure = values.get(pandId);
      return { ...facts, label: labels.get(pandId) ?? null, value: figure, score: figure };
    },
    [labels, values],
  );
  return { factsOf, note: still === nothing ? problem : colourNote(by, still, problem) };
}

function isSame(one: Still, other: Still): boolean {
  return (
    one.zoom === other.zoom &&
    one.panden.length === other.panden.length &&
    one.panden.every(({ pandId, label }, at) => {
      const there = other.panden[at];
      return there?.pandId === pandId && there.label === label;
    })
  );
}
