import { energyLabels } from '@kavel/contracts';
import { type AreaFigure, type MapLayer, type RoofKind, roofKinds } from '@kavel/contracts/layers';
import { enkelbestemmingen } from '@kavel/contracts/lists';
import { useFormats } from '@kavel/i18n';
import { useMemo } from 'react';
import { useTexts } from '../i18n';

/** How figures and classes of the layers are written. */
export function useLayerWords() {
  const t = useTexts();
  const { money, decimal, percent } = useFormats();
  return useMemo(() => {
    const figure = (name: AreaFigure, value: number): string => {
      if (name === 'wozValue') return money(value);
      if (name === 'noise') return percent(value / 100);
      if (name === 'liveability') return inHundredths(value);
      return `${decimal(value)}\u00a0µg/m³`;
    };
    const roof = (kind: string): string => {
      const known: RoofKind | undefined = roofKinds.find(one => one === kind);
      return known ? t(`roofs.${known}`) : t('unknown');
    };
    /** The registers know main groups by their Dutch names. */
    const zoning = (name: string): string => {
      const known = enkelbestemmingen.find(one => one === name);
      return known ? t(`zonings.${known}`) : name;
    };
    /** Label of a feature of a layer of tiles, from its key. */
    const feature = (layer: Exclude<MapLayer, 'woz' | 'surroundings'>, key: string): string => {
      const [value = '', more = ''] = key.split('|');
      if (layer === 'zoning')
        return more && more.toLowerCase() !== value ? `${more} (${zoning(value)})` : zoning(value);
      if (layer === 'label')
        return energyLabels.some(label => label === value) ? `${t('label')} ${value}` : t('unknown');
      if (layer === 'year') return `${t('year')} ${value}`;
      return roof(value);
    };
    return { figure, roof, zoning, feature };
  }, [t, money, decimal, percent]);
}

/** Scores of the whole country lie between 3.9 and 4.5. */
function inHundredths(value: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(document.documentElement.lang || 'nl', digits).format(value);
}
