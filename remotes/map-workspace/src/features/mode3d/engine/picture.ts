import type { Scene } from '@kavel/map';
import type { LayerDefinition } from '@kavel/map/layers';
import type { Map as MapLibreMap, StyleSpecification, VectorTileSource } from 'maplibre-gl';
import { extrudedLayer } from '../../view3d';
import { hatchImage } from '../model/area-styled';
import type { Chosen } from '../model/point-styled';
import { drawnLayers, keyOf, type SceneStyle, sceneStyle } from '../model/scene-style';
import { hatch } from './hatch';

/** Layer of the buildings in the style. */
const buildingsLayer = 'buildings';

/** What the map is asked to show. */
export interface Wanted {
  layers: readonly LayerDefinition[];
  scene: Scene;
  chosen: Chosen;
  buildings: boolean;
}

export type DrawnLayers = ReturnType<typeof drawnLayers>;

/** The style for what is wanted, with its layers by definition. */
export function pictureOf({ layers, scene, chosen, buildings }: Wanted): {
  drawn: DrawnLayers;
  style: SceneStyle;
} {
  const drawn = drawnLayers(layers, scene.look, chosen);
  return { drawn, style: sceneStyle(drawn, scene, buildings) };
}

/** Changes the style of a map without drawing again what stays; buildings stay where they are among its layers. */
export function changeStyle(map: MapLibreMap, style: StyleSpecification): void {
  for (const [name, wanted] of Object.entries(style.sources)) keepTiles(map, name, wanted);
  const filter = map.getLayer(extrudedLayer) ? map.getFilter(extrudedLayer) : undefined;
  const layers = style.layers.map(layer =>
    layer.id === extrudedLayer && filter ? { ...layer, filter } : layer,
  ) as StyleSpecification['layers'];
  map.setStyle({ ...style, layers }, { diff: true, validate: false });
  settle(map, style);
}

/** Puts the buildings above the ground and below dots and labels, and the hatching where areas find it. */
export function settle(map: MapLibreMap, { layers }: StyleSpecification): void {
  if (!map.hasImage(hatchImage)) map.addImage(hatchImage, hatch());
  const at = layers.findIndex(({ id }) => id === extrudedLayer);
  const above = layers[at + 1]?.id;
  if (at >= 0 && above && map.getLayer(buildingsLayer)) map.moveLayer(buildingsLayer, above);
}

/** Tiles of another address replace those that are shown one by one. */
function keepTiles(map: MapLibreMap, name: string, wanted: StyleSpecification['sources'][string]): void {
  const source = map.getSource(name);
  if (source?.type !== 'vector' || wanted.type !== 'vector' || !wanted.tiles) return;
  const tiles = source as VectorTileSource;
  if (tiles.tiles?.join() !== wanted.tiles.join()) tiles.setTiles([...wanted.tiles]);
}

/** Layers of the style that draw places as dots. */
export function dotLayers({ layers }: StyleSpecification): string[] {
  return layers.flatMap(({ id, type }) =>
    type === 'circle' && !/\/(density|ring|own)$/.test(id) ? [id] : [],
  );
}

/** Whether dots of a layer mark the building below them: addresses lie in every one, stations and other places in none. */
export const isMarking = (layer: string): boolean => !unmarked.has(keyOf(layer));
const unmarked = new Set(['addresses', 'names', 'layer-poi', 'poi']);
