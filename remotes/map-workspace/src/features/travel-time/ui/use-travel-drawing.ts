import type { MapPoint } from '@kavel/map';
import { useEffect, useMemo } from 'react';
import type { TravelPoint, TravelView } from '../../../common/travel/travel-address';
import type { TravelArea } from '../../../common/travel/travel-area';
import { objectLayer, type WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../i18n';
import { goalColour, originColour, originLetter } from '../model/origin-look';
import { writeMinutes } from '../model/origins';
import { goalLayerKey, type NamedPlace, originLayerKey, travelBounds, travelMap } from '../model/travel-map';
import { useTravelWords } from './use-travel-words';

type NamedGoal = TravelPoint & NamedPlace;

export interface TravelDrawing {
  view: TravelView;
  names: readonly string[];
  /** Of the table of times. */
  goals: readonly NamedGoal[];
  /** Those of the question, which have a legend. */
  areas: readonly TravelArea[];
  /** Those on the map: of the question before while an answer is awaited. */
  drawn: readonly TravelArea[];
  chosen: TravelArea | null;
  attribution: string | null;
  covers: { right: number; bottom: number };
  /** Takes the next click on the map; null while none is awaited. */
  onPlace: ((at: Pick<MapPoint, 'lon' | 'lat'>) => void) | null;
}

/** Puts origins, goals and areas on the map, with their legend. */
export function useTravelDrawing(
  { draw, choose }: Pick<WorkspaceProps, 'draw' | 'choose'>,
  parts: TravelDrawing,
) {
  const { view, names, goals, areas, drawn, chosen, attribution, onPlace } = parts;
  const { right, bottom } = parts.covers;
  const t = useTexts();
  const words = useTravelWords(view);
  const layers = useMemo(() => {
    const { origins } = view;
    const together = areas.filter(({ origin }) => origin === null);
    const areaEntries = [
      ...together.map(area => ({ key: area.key, label: words.area(area), colour: '' })),
      ...origins.map(({ mode, minutes }, at) => ({
        key: String(at),
        label: `${originLetter(at)}: ${t(`modes.${mode}`)} ${writeMinutes(minutes)} min`,
        colour: originColour(at),
        ring: together.length > 0,
      })),
    ];
    const entries = [
      ...(areas.length > 0 ? areaEntries : []),
      ...(goals.length > 0 ? [{ key: 'goals', label: t('goalsOnMap'), colour: goalColour }] : []),
    ];
    return travelMap({
      areas: drawn,
      chosen: chosen?.key ?? null,
      origins: origins.map(({ lon, lat }, at) => ({ lon, lat, name: `${originLetter(at)}: ${names[at]}` })),
      goals: goals.map(({ lon, lat, name }) => ({ lon, lat, name: t('goal', { name }) })),
      legend: entries.length > 0 ? { title: t('title'), entries } : null,
      attribution,
    });
  }, [view, names, goals, areas, drawn, chosen, attribution, words, t]);
  useEffect(() => {
    draw({
      layers: view.origins.length + goals.length > 0 ? layers : [],
      everything: travelBounds(drawn, [...view.origins, ...goals]),
      covers: { right, bottom },
      onPlace: onPlace ?? undefined,
      onHit: {
        [originLayerKey]: ({ id }) => {
          const objectId = view.origins[Number(id.replace('origin-', ''))]?.objectId;
          if (objectId) choose({ layer: objectLayer, id: objectId });
        },
        [goalLayerKey]: ({ id }) => {
          const objectId = goals[Number(id.replace('goal-', ''))]?.objectId;
          if (objectId) choose({ layer: objectLayer, id: objectId });
        },
      },
    });
  }, [draw, choose, layers, view, goals, drawn, right, bottom, onPlace]);
  useEffect(() => () => draw(null), [draw]);
}
