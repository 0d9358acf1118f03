import { energyLabels } from '@kavel/contracts';
import { type LayerOverview, type MapLayer, roofKinds, yearClasses } from '@kavel/contracts/layers';
import { enkelbestemmingen } from '@kavel/contracts/lists';
import { energyLabelColours } from '@kavel/ui/core';
import { missingColour } from '../../../common/class-colours';
import type { AreaClasses } from '../api/use-area-classes';
import type { InView } from '../api/use-in-view';
import { useTexts } from '../i18n';
import { roofColours, yearColours, zoningColours } from '../model/colours';
import type { LegendRow } from './layer-legend';
import { useLayerWords } from './use-layer-words';

type Row = Omit<LegendRow, 'count'>;

/** Rows of a layer's legend with the counts of the view. */
export function useLegendRows(overview: LayerOverview, inView: InView) {
  const t = useTexts();
  const words = useLayerWords();

  const rowOf = (layer: MapLayer, key: string): Row => {
    switch (layer) {
      case 'zoning': {
        const known = enkelbestemmingen.find(name => name === key);
        return { key, label: words.zoning(key), colour: zoningColours[known ?? 'overig'] };
      }
      case 'label': {
        const label = energyLabels.find(one => one === key);
        return { key, label: key, colour: label ? energyLabelColours[label] : missingColour };
      }
      case 'year':
        return yearRow(Number(key), year => t('before', { year }));
      default: {
        const known = roofKinds.find(kind => kind === key);
        return { key, label: words.roof(key), colour: roofColours[known ?? 'flat'] };
      }
    }
  };

  const classRows = (layer: MapLayer): LegendRow[] => {
    const counts = inView.countsOf(layer);
    const classes = overview.layers.find(one => one.layer === layer)?.classes ?? [];
    return classes.map(({ key }) => ({
      ...rowOf(layer, key),
      count: counts && (counts.get(key) ?? 0),
    }));
  };

  const areaRows = (areas: AreaClasses): LegendRow[] => {
    const { figure, codes } = areas.answer;
    const { buurten } = inView;
    const count = (of: readonly string[]) => buurten && of.filter(code => buurten.has(code)).length;
    const write = (value: number) => words.figure(figure, value);
    const rows = areas.classes.map(({ from, upTo, colour, codes: ofClass }): LegendRow => {
      const only = areas.values.values().next().value ?? 0;
      return {
        key: String(from),
        label:
          rangeText(from === null ? null : write(from), upTo === null ? null : write(upTo)) ?? write(only),
        colour,
        count: count(ofClass),
      };
    });
    const missing = codes.filter(code => !areas.values.has(code));
    return missing.length > 0
      ? [...rows, { key: 'missing', label: t('noValue'), colour: missingColour, count: count(missing) }]
      : rows;
  };

  return { classRows, areaRows };
}

const classYears: readonly number[] = yearClasses;

function yearRow(from: number, before: (year: number) => string): Row {
  const at = classYears.indexOf(from);
  const next = classYears[at + 1];
  const label = from === 0 ? before(next ?? 0) : next === undefined ? `≥ ${from}` : `${from} – ${next - 1}`;
  return { key: String(from), label, colour: yearColours[at] ?? missingColour };
}

/** Null where all values are in one class. */
function rangeText(from: string | null, upTo: string | null): string | null {
  if (from === null) return upTo === null ? null : `< ${upTo}`;
  return upTo === null ? `≥ ${from}` : `${from} – ${upTo}`;
}
