import { catalogueQueries } from '@kavel/api-client';
import { lookOf } from '@kavel/map/style';
import { useQuery } from '@kavel/query';
import { energyLabelColours, useColourMode } from '@kavel/ui/core';
import { useEffect, useMemo, useState } from 'react';
import { useOwnQuery } from '../../../common/use-own-query';
import { usePandFigures } from '../api/use-pand-figures';
import type { PandAddresses } from '../engine/pand-addresses';
import type { SceneEngine } from '../engine/scene-engine';
import { colourOf, readColour, rgbOf } from '../model/building-colour';
import { chosenIn } from '../model/chosen-pand';
import type { SceneSettings } from '../model/scene-settings';

const chosenColour = '#1fa3ad';
/** Zoom from which the tiles tell addresses apart. */
export const colourZoom = 14;
/** Colours that come with the tiles need no addresses. */
const inTiles: readonly string[] = ['none', 'year', 'function'];

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
  const [still, setStill] = useState<{ zoom: number; panden: readonly PandAddresses[] }>({
    zoom: 0,
    panden: [],
  });
  const figures = usePandFigures(colour, still.panden);
  // The light of the preset falls on the colours of the day.
  const { palette } = lookOf(mode, 'day', settings.theme);
  const { shown } = settings;

  useEffect(() => {
    if (inTiles.includes(colour)) return;
    const read = () => scene && setStill(scene.still());
    read();
    return scene?.onStill(read);
  }, [scene, colour]);

  const labels = useMemo(() => new Map(still.panden.map(one => [one.pandId, one.label])), [still]);
  useEffect(() => {
    scene?.colourBy((id, facts, mark) => {
      if (id === selected) return rgbOf(chosenColour);
      const figure = figures.values.get(id);
      const known = { ...facts, label: labels.get(id) ?? null, value: figure, score: figure };
      const own = colourOf(colour, known, energyLabelColours);
      return mark ?? rgbOf(own ?? palette.pand);
    });
  }, [scene, colour, labels, figures.values, selected, palette.pand]);

  useEffect(() => scene?.showBuildings(shown), [scene, shown]);
  return { colour, tooFar: !inTiles.includes(colour) && still.zoom < colourZoom, problem: figures.problem };
}
