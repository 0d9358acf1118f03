import { energyLabels, vtwTypes } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { functionColours } from '../style/function-colours';
import type { MapPalette } from '../style/palettes';
import type { ColourBy } from '../style/point-colour';
import type { MapLegend } from './legend';

/** From here on each label has an entry; the few better ones share one. */
const firstOwnEntry = energyLabels.indexOf('A+');

/** What the colours of the addresses mean; null where they mean nothing. */
export function useStandardLegend(colourBy: ColourBy, palette: MapPalette): MapLegend | null {
  const t = useTexts();
  if (colourBy === 'none') return null;
  if (colourBy === 'function') {
    const entries = vtwTypes.map(type => ({
      key: type,
      label: t(`functions.${type}`),
      colour: functionColours[type],
    }));
    return { title: t('function'), entries };
  }
  const best = { key: 'best', label: 'A++ – A+++++', colour: energyLabelColours['A++'] };
  const own = energyLabels
    .slice(firstOwnEntry)
    .map(label => ({ key: label, label, colour: energyLabelColours[label] }));
  const none = { key: 'none', label: t('noLabel'), colour: palette.quiet };
  return { title: t('energyLabel'), entries: [best, ...own, none] };
}
