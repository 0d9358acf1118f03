import type { Bounds, MapPoint } from '@kavel/map';
import {
  type BasePart,
  baseLayers,
  type ColourBy,
  type LayerDefinition,
  pointsLayer,
} from '@kavel/map/layers';
import type { MapContribution } from '../../../common/workspace-feature';

export interface BaseSettings {
  colourBy: ColourBy;
  hidden: readonly BasePart[];
  poiLabels: boolean;
}

export interface ComposedMap {
  layers: readonly LayerDefinition[];
  everything: Bounds | null;
}

/**
 * The map of the workspace: what the features draw, the chosen object where it is none of theirs, and the base. The
 * first of them that explains its colours has the legend.
 */
export function composeMap(
  contributions: readonly MapContribution[],
  chosen: MapPoint | null,
  { colourBy, hidden, poiLabels }: BaseSettings,
): ComposedMap {
  const drawn = contributions.flatMap(({ layers }) => layers);
  const quiet = contributions.some(({ quietsAddresses }) => quietsAddresses);
  const hides = contributions.flatMap(one => one.hides ?? []);
  return {
    layers: [
      ...drawn,
      ...(chosen && !drawn.some(layer => hasPoint(layer, chosen.id))
        ? [pointsLayer({ key: 'chosen', points: [chosen], colourBy })]
        : []),
      ...baseLayers({
        colourBy: quiet ? 'none' : colourBy,
        hidden: [...hidden, ...hides],
        poiLabels,
        answers: true,
      }),
    ],
    everything: contributions.find(({ everything }) => everything)?.everything ?? null,
  };
}

function hasPoint({ source }: LayerDefinition, id: string): boolean {
  return source.kind === 'points' && source.points.some(point => point.id === id);
}
