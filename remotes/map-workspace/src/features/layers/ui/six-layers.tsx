import { type LayerOverview, type MapLayer, mapLayers } from '@kavel/contracts/layers';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { layerQueries } from '../api/layer-queries';
import { type AreaClasses, useAreaClasses } from '../api/use-area-classes';
import { useInView } from '../api/use-in-view';
import { useLayersView } from '../api/use-layers-view';
import { useTexts } from '../i18n';
import { numbersOf, withLayer } from '../model/layers-address';
import { hasWoz, importedFigures, shownFigure } from '../model/shown-figure';
import { FigureSelect } from './figure-select';
import { HereButton } from './here-button';
import { LayerRow } from './layer-row';
import { OwnLayers } from './own-layers';
import { useLegendRows } from './use-legend-rows';

export interface SixLayersProps extends Pick<WorkspaceProps, 'bounds' | 'choose' | 'goTo'> {
  /** Told which layers are on, by their number, for the user's settings. */
  onNumbers: (numbers: readonly number[]) => void;
}

/** The six layers with their switches, and own layers. */
export function SixLayers({ bounds, choose, goTo, onNumbers }: SixLayersProps) {
  const t = useTexts();
  const { data, isError } = useQuery(layerQueries.overview());
  return (
    <Stack as="section" gap="3" aria-label={t('title')}>
      <SectionTitle>{t('title')}</SectionTitle>
      {isError ? <Text role="alert">{t('failed')}</Text> : null}
      {data ? <Rows overview={data} bounds={bounds} onNumbers={onNumbers} /> : null}
      {data || isError ? null : <Skeleton height="12rem" />}
      <OwnLayers choose={choose} goTo={goTo} />
      <HereButton />
    </Stack>
  );
}

interface RowsProps extends Pick<SixLayersProps, 'bounds' | 'onNumbers'> {
  overview: LayerOverview;
}

function Rows({ overview, bounds, onNumbers }: RowsProps) {
  const t = useTexts();
  const { date } = useFormats();
  const { view, change } = useLayersView();
  const on = view.on.map(({ layer }) => layer);
  const figures = importedFigures(overview);
  const figure = shownFigure(overview, view.figure);
  const woz = useAreaClasses('wozValue', on.includes('woz') && hasWoz(overview));
  const around = useAreaClasses(figure, on.includes('surroundings') && figures.length > 0);
  const inView = useInView(bounds, on);
  const { classRows, areaRows } = useLegendRows(overview, inView);
  const areasOf = (layer: MapLayer) =>
    layer === 'woz' ? woz : layer === 'surroundings' ? around : { areas: undefined, isError: false };

  const rowsOf = (layer: MapLayer) => {
    const { areas } = areasOf(layer);
    return areas ? areaRows(areas) : classRows(layer);
  };

  const areaSource = ({ answer, firstYear }: AreaClasses, names: string): string => {
    const texts = { source: names || answer.source, year: answer.year };
    return firstYear === answer.year
      ? t('figureSource', texts)
      : t('figureSourceYears', { ...texts, first: firstYear });
  };

  const sourceOf = (layer: MapLayer): string => {
    const { areas } = areasOf(layer);
    const files = overview.layers.find(one => one.layer === layer)?.sources ?? [];
    const names = files.map(({ name, date: day }) => `${name} (${date(day)})`).join(', ');
    const source = areas ? areaSource(areas, names) : t('source', { source: names });
    const fictional = areas ? areas.answer.fictional : files.some(one => one.fictional);
    const basis = areas && areas.answer.basis !== 'buurt' ? ` ${t(`basis.${areas.answer.basis}`)}` : '';
    return `${source}${basis}${fictional ? ` ${t('fictional')}` : ''}`;
  };

  const isAbsent = (layer: MapLayer): boolean => {
    if (layer === 'woz') return !hasWoz(overview);
    if (layer === 'surroundings') return figures.length === 0;
    return (overview.layers.find(one => one.layer === layer)?.classes.length ?? 0) === 0;
  };

  return (
    <Stack as="ol" gap="2" listStyleType="none" m="0" p="0">
      {mapLayers.map((layer, at) => (
        <LayerRow
          key={layer}
          layer={layer}
          number={at + 1}
          opacity={view.on.find(one => one.layer === layer)?.opacity ?? null}
          absent={isAbsent(layer)}
          rows={rowsOf(layer)}
          failed={areasOf(layer).isError ? 'layer' : inView.isFailed(layer) ? 'counts' : null}
          source={sourceOf(layer)}
          onChange={opacity => {
            onNumbers(numbersOf(withLayer(view, layer, opacity)));
            change(before => withLayer(before, layer, opacity));
          }}
        >
          {layer === 'surroundings' ? (
            <FigureSelect
              figures={figures}
              value={figure}
              onChange={next => change(before => ({ ...before, figure: next }))}
            />
          ) : null}
        </LayerRow>
      ))}
    </Stack>
  );
}
