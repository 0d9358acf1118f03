import { catalogueQueries } from '@kavel/api-client';
import { lookOf } from '@kavel/map/style';
import { useQuery } from '@kavel/query';
import { energyLabelColours, useColourMode } from '@kavel/ui/core';
import { useEffect } from 'react';
import { useOwnQuery } from '../../../common/use-own-query';
import { chosenColour, colourOf, readColour, rgbOf, useBuildingFacts } from '../../view3d';
import type { SceneEngine } from '../engine/scene-engine';
import { chosenIn } from '../model/chosen-pand';
import type { SceneSettings } from '../model/scene-settings';

/** Colours the buildings by what the user chose, by the results on them, and by the selection; says what is missing. */
export function useBuildingColours(scene: SceneEngine | null, settings: SceneSettings) {
  const [query] = useOwnQuery();
  const mode = useColourMode();
  const colour = readColour(query);
  const { objectId, pandId } = chosenIn(query);
  const { data: object } = useQuery({
    ...catalogueQueries.object(objectId ?? ''),
    enabled: objectId !== null,
  });
  const selected = pandId ?? (objectId ? object?.pandId : null) ?? null;
  const { factsOf, note } = useBuildingFacts(scene, colour);
  // The light of the preset falls on the colours of the day.
  const { palette } = lookOf(mode, 'day', settings.theme);
  const { shown } = settings;

  useEffect(() => {
    scene?.colourBy((id, facts, mark) => {
      if (id === selected) return rgbOf(chosenColour);
      const own = colourOf(colour, factsOf(id, facts), energyLabelColours);
      return mark ?? rgbOf(own ?? palette.pand);
    });
  }, [scene, colour, factsOf, selected, palette.pand]);

  useEffect(() => scene?.showBuildings(shown), [scene, shown]);
  return { colour, note };
}
