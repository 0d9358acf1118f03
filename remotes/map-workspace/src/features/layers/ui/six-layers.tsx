import { energyLabels } from '@kavel/contracts';
import {
  type LayerOverview,
  type MapLayer,
  mapLayers,
  roofKinds,
  surroundingsFigures,
  yearClasses,
} from '@kavel/contracts/layers';
import { enkelbestemmingen } from '@kavel/contracts/lists';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { energyLabelColours, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { missingColour } from '../../../common/class-colours';
import { layerQueries } from '../api/layer-queries';
import { type AreaClasses, useAreaClasses } from '../api/use-area-classes';
import { useLayersView } from '../api/use-layers-view';
import { useTexts } from '../i18n';
import { roofColours, yearColours, zoningColours } from '../model/colours';
import { numbersOf, withLayer } from '../model/layers-address';
import { FigureSelect } from './figure-select';
import { HereButton } from './here-button';
import type { LegendRow } from './layer-legend';
import { LayerRow } from './layer-row';
import { OwnLayers } from './own-layers';
import { useLayerWords } from './use-layer-words';

export interface SixLayersProps {
  /** Told which layers are on, by their number, for the user's settings. */
  onNumbers: (numbers: readonly number[]) => void;
}

/** The six layers with their switches, and own layers. */
export function SixLayers({ onNumbers }: SixLayersProps) {
  const t = useTexts();
  const { data, isError } = useQuery(layerQueries.overview());
  return (
    <Stack as="section" gap="3" aria-label={t('title')}>
      <SectionTitle>{t('title')}</SectionTitle>
      {isError ? <Text role="alert">{t('failed')}</Text> : null}
      {data ? <Rows overview={data} onNumbers={onNumbers} /> : isError ? null : <Skeleton height="12rem" />}
      <OwnLayers />
      <HereButton />
    </Stack>
  );
}

function Rows({ overview, onNumbers }: SixLayersProps & { overview: LayerOverview }) {
  const t = useTexts();
  const words = useLayerWords();
  const { date } = useFormats();
  const { view, change } = useLayersView();
  const opacityOf = (layer: MapLayer) => view.on.find(one => one.layer === layer)?.opacity ?? null;
  const woz = useAreaClasses('wozValue', opacityOf('woz') !== null && hasFigure(overview, 'wozValue'));
  const around = useAreaClasses(
    view.figure,
    opacityOf('surroundings') !== null && hasFigure(overview, view.figure),
  );
  const areasOf: Partial<Record<MapLayer, AreaClasses | undefined>> = { woz, surroundings: around };

  const rowsOf = (layer: MapLayer): LegendRow[] => {
    const classes = overview.layers.find(one => one.layer === layer)?.classes ?? [];
    switch (layer) {
      case 'zoning':
        return classes.map(({ key, count }) => ({
          key,
          label: key,
          colour: zoningColours[enkelbestemmingen.find(name => name === key) ?? 'overig'],
          count,
        }));
      case 'label':
        return classes.flatMap(({ key, count }) => {
          const label = energyLabels.find(one => one === key);
          return label ? [{ key, label, colour: energyLabelColours[label], count }] : [];
        });
      case 'year':
        return classes.map(({ key, count }) => yearRow(Number(key), count, year => t('before', { year })));
      case 'roof':
        return classes.map(({ key, count }) => ({
          key,
          label: words.roof(key),
          colour: roofColours[roofKinds.find(kind => kind === key) ?? 'flat'],
          count,
        }));
      default:
        return areaRows(areasOf[layer], words.figure, t('noValue'));
    }
  };

  const sourceOf = (layer: MapLayer): string => {
    const areas = areasOf[layer];
    const files = overview.layers.find(one => one.layer === layer)?.sources ?? [];
    const names = files.map(({ name, date: day }) => `${name} (${date(day)})`).join(', ');
    const source = areas
      ? t('figureSource', { source: names || areas.answer.source, year: areas.answer.year })
      : t('source', { source: names });
    const fictional = areas ? areas.answer.fictional : files.some(one => one.fictional);
    const basis = areas && areas.answer.basis !== 'buurt' ? ` ${t(`basis.${areas.answer.basis}`)}` : '';
    return `${source}${basis}${fictional ? ` ${t('fictional')}` : ''}`;
  };

  return (
    <Stack as="ol" gap="2" listStyleType="none" m="0" p="0">
      {mapLayers.map((layer, at) => (
        <LayerRow
          key={layer}
          layer={layer}
          number={at + 1}
          opacity={opacityOf(layer)}
          absent={isAbsent(overview, layer)}
          rows={rowsOf(layer)}
          counted={t(`counted.${layer}`)}
          source={sourceOf(layer)}
          onChange={opacity => {
            onNumbers(numbersOf(withLayer(view, layer, opacity)));
            change(before => withLayer(before, layer, opacity));
          }}
        >
          {layer === 'surroundings' ? (
            <FigureSelect
              figures={surroundingsFigures.filter(name => hasFigure(overview, name))}
              value={view.figure}
              onChange={figure => change(before => ({ ...before, figure }))}
            />
          ) : null}
        </LayerRow>
      ))}
    </Stack>
  );
}

function hasFigure({ figures }: LayerOverview, name: string): boolean {
  return figures.some(({ figure }) => figure === name);
}

function isAbsent(overview: LayerOverview, layer: MapLayer): boolean {
  if (layer === 'woz') return !hasFigure(overview, 'wozValue');
  if (layer === 'surroundings') return !surroundingsFigures.some(name => hasFigure(overview, name));
  return (overview.layers.find(one => one.layer === layer)?.classes.length ?? 0) === 0;
}

const classYears: readonly number[] = yearClasses;

function yearRow(from: number, count: number, before: (year: number) => string): LegendRow {
  const at = classYears.indexOf(from);
  const next = classYears[at + 1];
  const label = from === 0 ? before(next ?? 0) : next === undefined ? `≥ ${from}` : `${from} – ${next - 1}`;
  return { key: String(from), label, colour: yearColours[at] ?? missingColour, count };
}

function areaRows(
  areas: AreaClasses | undefined,
  format: ReturnType<typeof useLayerWords>['figure'],
  noValue: string,
): LegendRow[] {
  if (!areas) return [];
  const { figure } = areas.answer;
  const rows = areas.classes.map(({ from, upTo, colour, codes }): LegendRow => {
    const label =
      from === null
        ? upTo === null
          ? format(figure, areas.values.values().next().value ?? 0)
          : `< ${format(figure, upTo)}`
        : upTo === null
          ? `≥ ${format(figure, from)}`
          : `${format(figure, from)} – ${format(figure, upTo)}`;
    return { key: String(from), label, colour, count: codes.length };
  });
  return areas.missing > 0
    ? [...rows, { key: 'missing', label: noValue, colour: missingColour, count: areas.missing }]
    : rows;
}
