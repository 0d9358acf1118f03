import type { Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Card, energyLabelColours, SectionTitle, Stack } from '@kavel/ui/core';
import { ShareBar } from '@kavel/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { labelMix, type TypeShare } from '../model/totals';

/** What the portfolio consists of, by area. */
export function TypeShares({ parts }: { parts: readonly TypeShare[] }) {
  const t = useTexts();
  const format = useFormats();
  const byArea = parts.some(part => part.area > 0);
  return (
    <Card p="4">
      <Stack gap="3">
        <SectionTitle>{t(byArea ? 'shares.byArea' : 'shares.byNumber')}</SectionTitle>
        <ShareBar
          shares={parts.map(part => ({
            key: part.vtwType,
            label: `${t(`types.${part.vtwType}`)} (${format.number(part.units)})`,
            amount: part.share,
            text: format.percent(part.share),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** As grey as the markers of units without a label. */
const noLabelColour = '#9C9C94';

/** The labels of the units, in the colours that their markers have on the map. */
export function LabelShares({ units }: { units: readonly Unit[] }) {
  const t = useTexts();
  const format = useFormats();
  const parts = useMemo(() => labelMix(units), [units]);
  return (
    <Card p="4">
      <Stack gap="3">
        <SectionTitle>{t('shares.byLabel')}</SectionTitle>
        <ShareBar
          shares={parts.map(part => ({
            key: part.label ?? 'none',
            label: `${part.label ?? t('fields.noLabel')} (${format.number(part.units)})`,
            amount: part.units,
            text: format.percent(part.units / units.length),
            colour: part.label ? energyLabelColours[part.label] : noLabelColour,
          }))}
        />
      </Stack>
    </Card>
  );
}
