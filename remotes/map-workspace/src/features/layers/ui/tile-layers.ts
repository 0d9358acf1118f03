import { serviceAddress } from '@kavel/auth';
import { energyLabelCode, energyLabels, pandZoom, tileMaxZoom, tilePath } from '@kavel/contracts';
import { districtTileLayer, districtTileZooms } from '@kavel/contracts/districts';
import { layerTiles, layerTileZooms, roofKinds, yearClasses } from '@kavel/contracts/layers';
import { enkelbestemmingen } from '@kavel/contracts/lists';
import { type AreaLayer, areasLayer, drawOrder, type StyledLayer, type StyleLayer } from '@kavel/map/layers';
import { energyLabelColours } from '@kavel/ui/core';
import { missingColour } from '../../../common/class-colours';
import type { AreaClasses } from '../api/use-area-classes';
import { roofColours, yearColours, zoningColours } from '../model/colours';

type FillColour = NonNullable<Extract<StyleLayer, { type: 'fill' }>['paint']>['fill-color'];

/** What a layer is drawn with. */
export interface Drawing {
  snapshot: string;
  /** From 0 to 1. */
  opacity: number;
  /** Said of a feature under the pointer. */
  labelOf: (key: string) => string;
}

function addressOf(name: string, snapshot: string): string {
  return `${serviceAddress('real-estate-data')}/tiles/${name}${tilePath}?v=${encodeURIComponent(snapshot)}`;
}

interface FillLayer extends Drawing {
  key: string;
  order: number;
  tiles: string;
  zooms: { from: number; upTo: number };
  colour: FillColour;
  /** Features without it are not drawn and do not answer. */
  property: string;
  keyOf: (properties: Readonly<Record<string, unknown>>) => string;
}

function fillLayer({
  key,
  order,
  tiles,
  zooms,
  colour,
  property,
  keyOf,
  ...drawing
}: FillLayer): StyledLayer {
  const { snapshot, opacity, labelOf } = drawing;
  return {
    key,
    order,
    opacity,
    minZoom: zooms.from,
    source: { kind: 'tiles', url: addressOf(tiles, snapshot), zooms },
    style: ({ palette }) => [
      {
        id: 'fill',
        type: 'fill',
        'source-layer': tiles,
        filter: ['has', property],
        paint: { 'fill-color': colour, 'fill-outline-color': palette.ground },
      },
    ],
    hit: {
      reach: 0,
      target: ({ properties }) => {
        if (properties[property] === undefined) return null;
        const id = keyOf(properties);
        return { id, label: labelOf(id) };
      },
    },
  };
}

/** A look-up; grey for what is in no class. */
function byValue(property: string, branches: readonly unknown[]): FillColour {
  return ['match', ['get', property], ...branches, missingColour] as unknown as FillColour;
}

export function zoningLayer(drawing: Drawing): StyledLayer {
  const branches = enkelbestemmingen.flatMap(name => [name, zoningColours[name]]);
  return fillLayer({
    ...drawing,
    key: 'layer-zoning',
    order: drawOrder.areas,
    tiles: layerTiles.zoning,
    zooms: layerTileZooms.zoning,
    colour: byValue('bestemming', branches),
    property: 'bestemming',
    keyOf: ({ bestemming, naam }) => `${bestemming}|${naam ?? ''}`,
  });
}

const aboveBuildings = drawOrder.panden + 1;

export function labelLayer(drawing: Drawing): StyledLayer {
  const branches = energyLabels.flatMap(label => [energyLabelCode(label), energyLabelColours[label]]);
  return fillLayer({
    ...drawing,
    key: 'layer-label',
    order: aboveBuildings,
    tiles: layerTiles.label,
    zooms: layerTileZooms.label,
    colour: byValue('label', branches),
    property: 'label',
    keyOf: ({ label, pandId }) => `${energyLabels[Number(label)] ?? ''}|${pandId ?? ''}`,
  });
}

export function yearLayer(drawing: Drawing): StyledLayer {
  const steps = yearClasses.slice(1).flatMap((from, at) => [from, yearColours[at + 1] ?? missingColour]);
  return fillLayer({
    ...drawing,
    key: 'layer-year',
    order: aboveBuildings,
    tiles: 'panden',
    zooms: { from: pandZoom, upTo: tileMaxZoom },
    colour: ['step', ['get', 'bouwjaar'], yearColours[0], ...steps] as unknown as FillColour,
    property: 'bouwjaar',
    keyOf: ({ bouwjaar, pandId }) => `${bouwjaar}|${pandId ?? ''}`,
  });
}

export function roofLayer(drawing: Drawing): StyledLayer {
  return fillLayer({
    ...drawing,
    key: 'layer-roof',
    order: aboveBuildings,
    tiles: layerTiles.roof,
    zooms: layerTileZooms.roof,
    colour: byValue(
      'roof',
      roofKinds.flatMap((kind, at) => [at, roofColours[kind]]),
    ),
    property: 'roof',
    keyOf: ({ roof, pandId }) => `${roofKinds[Number(roof)] ?? ''}|${pandId ?? ''}`,
  });
}

/** Buurten in the colours of a figure. */
export function figureLayer(
  key: 'layer-woz' | 'layer-surroundings',
  { snapshot, opacity, labelOf }: Drawing,
  { classes }: AreaClasses,
): AreaLayer {
  const sourceLayer = districtTileLayer('buurt');
  const tiles = { url: addressOf(sourceLayer, snapshot), zooms: districtTileZooms, sourceLayer };
  return { ...areasLayer({ tiles, classes, missingColour, nameOf: labelOf }), key, opacity };
}
