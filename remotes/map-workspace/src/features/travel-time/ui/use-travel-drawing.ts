import type { MapPoint } from '@kavel/map';
import { useEffect, useMemo } from 'react';
import type { TravelView } from '../../../common/travel/travel-address';
import type { TravelArea } from '../../../common/travel/travel-area';
import { objectLayer, type WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../i18n';
import { originColour, originLetter } from '../model/origin-look';
import { writeMinutes } from '../model/origins';
import { originLayerKey, travelBounds, travelMap } from '../model/travel-map';
import { useTravelWords } from './use-travel-words';

export interface TravelDrawing {
  view: TravelView;
  names: readonly string[];
  areas: readonly TravelArea[];
  chosen: TravelArea | null;
  attribution: string | null;
  covers: { right: number; bottom: number };
  /** Takes the next click on the map; null while none is awaited. */
  onPlace: ((at: Pick<MapPoint, 'lon' | 'lat'>) => void) | null;
}

/** Puts origins and areas on the map, with their legend. */
export function useTravelDrawing(
  { draw, choose }: Pick<WorkspaceProps, 'draw' | 'choose'>,
  parts: TravelDrawing,
) {
  const { view, names, areas, chosen, attribution, onPlace } = parts;
  const { right, bottom } = parts.covers;
  const t = useTexts();
  const words = useTravelWords(view);
  const layers = useMemo(() => {
    const { origins } = view;
    const together = areas.filter(({ origin }) => origin === null);
    const entries = [
      ...together.map(area => ({ key: area.key, label: words.area(area), colour: '' })),
      ...origins.map(({ mode, minutes }, at) => ({
        key: String(at),
        label: `${originLetter(at)}: ${t(`modes.${mode}`)} ${writeMinutes(minutes)} min`,
        colour: originColour(at),
        ring: together.length > 0,
      })),
    ];
    return travelMap({
      areas,
      chosen: chosen?.key ?? null,
      origins: origins.map(({ lon, lat }, at) => ({ lon, lat, name: `${originLetter(at)}: ${names[at]}` })),
      legend: areas.length > 0 ? { title: t('title'), entries } : null,
      attribution,
    });
  }, [view, names, areas, chosen, attribution, words, t]);
  useEffect(() => {
    draw({
      layers: view.origins.length > 0 ? layers : [],
      everything: travelBounds(areas, view.origins),
      covers: { right, bottom },
      onPlace: onPlace ?? undefined,
      onHit: {
        [originLayerKey]: ({ id }) => {
          const objectId = view.origins[Number(id.replace('origin-', ''))]?.objectId;
          if (objectId) choose({ layer: objectLayer, id: objectId });
        },
      },
    });
  }, [draw, choose, layers, view, areas, right, bottom, onPlace]);
  useEffect(() => () => draw(null), [draw]);
}
