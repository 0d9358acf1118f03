import { energyLabels, vtwTypes } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { functionColours } from '../style/function-colours';
import type { MapPalette } from '../style/palettes';
import type { ColourBy } from '../layers/points';
import type { MapLegend } from '../ui/legend';

type Translate = ReturnType<typeof useTexts>;

/** From here on each label has an entry; the few better ones share one. */
const firstOwnEntry = energyLabels.indexOf('A+');

/**
 * What the colours mean; null where they mean nothing. From afar the addresses are drawn together,
 * and their colours come when one goes nearer.
 */
export function useStandardLegend(
  by: ColourBy,
  palette: MapPalette,
  drawn: 'each' | 'together',
): MapLegend | null {
  const t = useTexts();
  if (by === 'none') return null;
  if (drawn === 'together') {
    const entry = { key: 'density', label: t('density'), colour: palette.accent };
    return { title: t('addresses'), entries: [entry] };
  }
  return by === 'function' ? functionLegend(t) : labelLegend(t, palette);
}

function functionLegend(t: Translate): MapLegend {
  const entries = vtwTypes.map(type => ({
    key: type,
    label: t(`functions.${type}`),
    colour: functionColours[type],
  }));
  return { title: t('function'), entries };
}

function labelLegend(t: Translate, palette: MapPalette): MapLegend {
  const best = { key: 'best', label: '≥ A++', colour: energyLabelColours['A++'] };
  const own = energyLabels
    .slice(firstOwnEntry)
    .map(label => ({ key: label, label, colour: energyLabelColours[label] }));
  const none = { key: 'none', label: t('noLabel'), colour: palette.quiet };
  return { title: t('energyLabel'), entries: [best, ...own, none] };
}
