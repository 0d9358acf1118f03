import { type TravelCombination, travelCombinations } from '@kavel/contracts/travel-time';
import { SectionTitle, Stack } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { useTexts } from '../i18n';

export interface CombinationFieldProps {
  combination: TravelCombination | null;
  onChange: (combination: TravelCombination | null) => void;
}

/** Whether the areas of several origins are one. */
export function CombinationField({ combination, onChange }: CombinationFieldProps) {
  const t = useTexts();
  return (
    <Stack gap="1">
      <SectionTitle>{t('together')}</SectionTitle>
      <Segmented
        label={t('together')}
        stretched
        value={combination ?? 'none'}
        options={(['none', ...travelCombinations] as const).map(value => {
          return { value, label: t(`togethers.${value}`) };
        })}
        onChange={value => onChange(value === 'none' ? null : value)}
      />
    </Stack>
  );
}
