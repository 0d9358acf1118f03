import type { MapHit } from '@kavel/map';
import { drawOrder, type HitFeature, type StyledLayer } from '@kavel/map/layers';
import { pandLayer } from '../../../common/workspace-feature';

/** What is drawn of a layer under the pointer, nearest first. */
export type FeaturesOf = (layer: StyledLayer, reach: number) => readonly HitFeature[];

/** Layers that answer, from top to bottom. */
export function answering(layers: readonly { order: number }[]): StyledLayer[] {
  return (layers as readonly StyledLayer[])
    .filter(({ hit }) => hit)
    .toSorted((one, other) => other.order - one.order);
}

/**
 * What a click means: a dot or label first, as it lies above the buildings, then the building, then the areas on the
 * ground.
 */
export function hitOf(
  layers: readonly StyledLayer[],
  featuresOf: FeaturesOf,
  pandId: string | null,
): MapHit | null {
  const first = (some: readonly StyledLayer[]): MapHit | null => {
    for (const layer of some) {
      for (const feature of layer.hit ? featuresOf(layer, layer.hit.reach) : []) {
        const target = layer.hit?.target(feature);
        if (target) return { layer: layer.key, id: target.id, label: target.label ?? null };
      }
    }
    return null;
  };
  const above = layers.filter(({ order }) => order >= drawOrder.addresses);
  const below = layers.filter(({ order }) => order < drawOrder.addresses);
  const onBuilding = pandId === null ? null : { layer: pandLayer, id: pandId, label: null };
  return first(above) ?? onBuilding ?? first(below);
}
