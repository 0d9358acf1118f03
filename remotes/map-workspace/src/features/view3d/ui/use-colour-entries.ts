import { energyLabels, vtwTypes } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { functionColours } from '@kavel/map/style';
import { energyLabelColours } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { type BuildingColour, classColours, thresholds, unknownColour } from '../model/building-colour';
import { yearClasses } from '../model/pand-facts';

/** Entries of the legend, in their order. */
export function useColourEntries(colour: BuildingColour): { label: string; colour: string }[] {
  const t = useTexts();
  const types = useVtwTypes();
  const { number } = useFormats();
  const unknown = { label: t('unknown'), colour: unknownColour };
  switch (colour) {
    case 'none':
      return [];
    case 'label':
      return [...energyLabels.map(label => ({ label, colour: energyLabelColours[label] })), unknown];
    case 'function':
      return vtwTypes.map(type => ({ label: types(type), colour: functionColours[type] }));
    case 'year':
      return yearClasses.map(({ from, colour: shown }, at) => ({
        colour: shown,
        label: at === 0 ? t('before', { year: yearClasses[1].from }) : t('from', { year: from }),
      }));
    default: {
      const [lowest = 0] = thresholds[colour];
      const [below, from] =
        colour === 'value' ? (['belowValue', 'fromValue'] as const) : (['belowScore', 'fromScore'] as const);
      return [
        ...classColours(colour).map((shown, at) => ({
          colour: shown,
          label:
            at === 0
              ? t(below, { value: number(lowest) })
              : t(from, { value: number(thresholds[colour][at - 1] ?? 0) }),
        })),
        unknown,
      ];
    }
  }
}
