import { addressZoom, energyLabels, vtwTypes } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import type { MapTexts } from '../i18n';
import type { MapLegend } from '../model/legend';
import { functionColours } from '../style/function-colours';
import type { ColourBy } from './colour-by';
import type { LegendView } from './definition';

/** Shared by addresses, points and results, because their colours are the same and need one legend. */
const about = 'addresses';

/** From this label on each has its own entry; the few better ones share one. */
const firstOwnEntry = energyLabels.indexOf('A+');

/** Legend for the colours of single addresses; null when colours have no meaning. */
export function addressLegend(by: ColourBy, { look, t }: LegendView): MapLegend | null {
  if (by === 'none') return null;
  return by === 'function' ? functionLegend(t) : labelLegend(t, look.palette.quiet);
}

/** The same for a layer that shows density when zoomed out. */
export function densityOrAddressLegend(by: ColourBy, view: LegendView): MapLegend | null {
  if (by === 'none' || view.zoom >= addressZoom) return addressLegend(by, view);
  const { look, t } = view;
  const entry = { key: 'density', label: t('density'), colour: look.palette.accent };
  return { about, title: t('addresses'), entries: [entry] };
}

function functionLegend(t: MapTexts): MapLegend {
  const entries = vtwTypes.map(type => ({
    key: type,
    label: t(`functions.${type}`),
    colour: functionColours[type],
  }));
  return { about, title: t('function'), entries };
}

function labelLegend(t: MapTexts, unknownColour: string): MapLegend {
  const best = { key: 'best', label: '≥ A++', colour: energyLabelColours['A++'] };
  const own = energyLabels
    .slice(firstOwnEntry)
    .map(label => ({ key: label, label, colour: energyLabelColours[label] }));
  const none = { key: 'none', label: t('noLabel'), colour: unknownColour };
  return { about, title: t('energyLabel'), entries: [best, ...own, none] };
}
