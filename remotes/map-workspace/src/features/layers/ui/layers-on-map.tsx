import { type MapLayer, mapLayers } from '@kavel/contracts/layers';
import type { MapHit } from '@kavel/map';
import type { LayerDefinition } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { useEffect, useMemo, useState } from 'react';
import { objectLayer, type WorkspaceProps } from '../../../common/workspace-feature';
import { layerQueries } from '../api/layer-queries';
import { type AreaClasses, useAreaClasses } from '../api/use-area-classes';
import { useLayersView } from '../api/use-layers-view';
import { useOwnFeatures } from '../api/use-own-features';
import { useTexts } from '../i18n';
import { chosenId, chosenLayer } from '../model/chosen-feature';
import { withNumbers } from '../model/layers-address';
import { ownChosen } from '../model/own-feature';
import { hasWoz, importedFigures, shownFigure } from '../model/shown-figure';
import { ownLayer } from './own-layer';
import { poiLayer } from './poi-layer';
import { figureLayer, labelLayer, roofLayer, yearLayer, zoningLayer } from './tile-layers';
import { useLayerWords } from './use-layer-words';

export interface LayersOnMapProps extends WorkspaceProps {
  /** Whether names of amenities are shown. */
  poi: boolean;
  /** Layers that are on in the settings, by their number: where the address names none. */
  numbers: readonly number[];
}

/** Draws the layers that are on, and the points of interest with their names. */
export function LayersOnMap({ draw, choose, poi: hasPoi, numbers }: LayersOnMapProps) {
  const t = useTexts();
  const words = useLayerWords();
  const { view, change } = useLayersView();
  const [remembered] = useState(numbers);
  useEffect(() => {
    if (remembered.length > 0 && !new URLSearchParams(location.search).has('layers'))
      change(before => withNumbers(before, remembered));
  }, [change, remembered]);
  const isOn = (layer: MapLayer) => view.on.some(one => one.layer === layer);
  const overview = useQuery({
    ...layerQueries.overview(),
    enabled: hasPoi || view.on.length > 0,
  }).data;
  const { areas: woz } = useAreaClasses(
    'wozValue',
    isOn('woz') && overview !== undefined && hasWoz(overview),
  );
  const { areas: surroundings } = useAreaClasses(
    overview ? shownFigure(overview, view.figure) : view.figure,
    isOn('surroundings') && overview !== undefined && importedFigures(overview).length > 0,
  );
  const snapshot = overview?.snapshot ?? null;
  const { layers: own, isMissing } = useOwnFeatures(view.own);
  const missing = isMissing ? t('own.title') : null;

  const layers = useMemo(() => {
    const ownLayers = own.map(({ id, data }) => ownLayer(id, data));
    if (snapshot === null) return ownLayers;
    const areaLabel = (classes: AreaClasses) => (code: string) => {
      const value = classes.values.get(code);
      const { figure, year } = classes.answer;
      const ofYear = classes.yearOf(code);
      const text = value === undefined ? t('noValue') : words.figure(figure, value);
      return `${classes.nameOf.get(code) ?? code}: ${text}${ofYear === year ? '' : ` (${ofYear})`}`;
    };
    const drawn = view.on.map(({ layer, opacity: percent }): LayerDefinition | null => {
      const drawing = { snapshot, opacity: percent / 100 };
      switch (layer) {
        case 'woz':
          return woz ? figureLayer('layer-woz', { ...drawing, labelOf: areaLabel(woz) }, woz) : null;
        case 'surroundings':
          return surroundings
            ? figureLayer(
                'layer-surroundings',
                { ...drawing, labelOf: areaLabel(surroundings) },
                surroundings,
              )
            : null;
        default:
          return tileLayers[layer]({ ...drawing, labelOf: key => words.feature(layer, key) });
      }
    });
    const poi = hasPoi ? [poiLayer(snapshot, kind => t(`kinds.${kind}`))] : [];
    return [...ownLayers, ...drawn.filter(layer => layer !== null), ...poi];
  }, [snapshot, own, view, woz, surroundings, hasPoi, words, t]);

  useEffect(() => {
    if (layers.length === 0 && missing === null) return draw(null);
    const pick = (layer: MapLayer) => (hit: MapHit) =>
      choose({ layer: chosenLayer, id: chosenId({ layer, key: hit.id }) });
    draw({
      layers,
      missing,
      quietsAddresses: view.on.length > 0,
      // Dots of addresses would cover the colours of buildings.
      hides: view.on.some(({ layer }) => ofBuildings.includes(layer)) ? ['addresses'] : [],
      onHit: {
        ...Object.fromEntries(
          own.map(({ id: layerId }) => [
            `own-${layerId}`,
            ({ id }: MapHit) => choose({ layer: ownChosen, id }),
          ]),
        ),
        ...Object.fromEntries(mapLayers.map(layer => [`layer-${layer}`, pick(layer)])),
        // A use of an address opens its object; others have nothing but the name that hovering shows.
        'layer-poi': ({ id }) => {
          if (objectIdPattern.test(id)) choose({ layer: objectLayer, id });
        },
      },
    });
  }, [draw, choose, layers, own, view, missing]);

  return null;
}

const ofBuildings: readonly MapLayer[] = ['label', 'year', 'roof'];
const objectIdPattern = /^\d{16}$/;
const tileLayers = { zoning: zoningLayer, label: labelLayer, year: yearLayer, roof: roofLayer };
