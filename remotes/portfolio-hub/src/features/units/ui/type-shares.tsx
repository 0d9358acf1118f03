import type { Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Card, SectionTitle, Stack } from '@kavel/ui/core';
import { ShareBar } from '@kavel/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { composition } from '../model/totals';

/** What the portfolio consists of, by area. */
export function TypeShares({ units }: { units: readonly Unit[] }) {
  const t = useTexts();
  const format = useFormats();
  const parts = useMemo(() => composition(units), [units]);
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
