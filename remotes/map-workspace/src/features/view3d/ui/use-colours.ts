import { useColourMode } from '@kavel/ui/core';
import { useCallback } from 'react';
import { useBuildingFacts } from '../api/use-building-facts';
import type { Rgb } from '../engine/buildings-layer';
import type { Map3d } from '../engine/map-3d';
import type { BuildingColour } from '../model/building-colour';
import type { PandFacts } from '../model/pand-facts';
import { colourOfPand } from './pand-colours';

export type ColourOf = (pandId: string, facts: PandFacts | undefined) => Rgb;

/** Colours of the buildings of the page, and why some are missing. */
export function useColours(map: Map3d | null, by: BuildingColour, selected: string | null) {
  const mode = useColourMode();
  const { factsOf, note } = useBuildingFacts(map, by);
  const colourOf: ColourOf = useCallback(
    (pandId, facts) => colourOfPand(factsOf(pandId, facts), { by, mode, selected: pandId === selected }),
    [factsOf, by, mode, selected],
  );
  return { colourOf, note };
}
