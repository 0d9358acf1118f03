import { hasPermission, useSession } from '@kavel/auth';
import type { StartPortfolio } from '@kavel/contracts/start';
import { useFormats } from '@kavel/i18n';
import { Box } from '@kavel/ui/core';
import { type KeyFigure, KeyFigures } from '@kavel/ui/data';
import { useMemo } from 'react';
import { useStartTexts } from '../../../i18n/start';
import { totalsOf } from '../model/totals';

/** Sums over the own portfolios, each with what it covers. */
export function StartFigures({ portfolios }: { portfolios: readonly StartPortfolio[] }) {
  const t = useStartTexts();
  const format = useFormats();
  const mayValue = hasPermission(useSession(), 'auth.automated-valuation');
  const totals = useMemo(() => totalsOf(portfolios), [portfolios]);
  const { change } = totals;

  const values: KeyFigure[] = [
    {
      key: 'value',
      label: t('figures.value'),
      value: totals.valued > 0 ? format.millions(totals.value) : '–',
      note: t('figures.valued', {
        count: totals.portfolios,
        number: format.number(totals.valued),
        approved: format.number(totals.approved),
      }),
    },
    {
      key: 'change',
      label: t('figures.change'),
      value: change?.fraction == null ? '–' : format.signedPercent(change.fraction),
      note: change
        ? t('figures.changed', {
            count: change.portfolios,
            amount: `${change.amount > 0 ? '+' : ''}${format.millions(change.amount)}`,
          })
        : t('figures.noChange'),
    },
  ];
  const facts: KeyFigure[] = [
    {
      key: 'units',
      label: t('figures.units'),
      value: format.number(totals.units),
      note:
        totals.unitsMissingFacts > 0
          ? t('figures.missing', {
              count: totals.unitsMissingFacts,
              number: format.number(totals.unitsMissingFacts),
            })
          : t('figures.complete'),
    },
    {
      key: 'rent',
      label: t('figures.rent'),
      value: totals.withRent > 0 ? format.millions(totals.annualRent) : '–',
      note: t('figures.withRent', {
        number: format.number(totals.withRent),
        total: format.number(totals.units),
      }),
    },
  ];
  return (
    <Box css={{ '& > dl': { borderWidth: 0, borderBottomWidth: '1px', borderRadius: 0 } }}>
      <KeyFigures figures={mayValue ? [...values, ...facts] : facts} />
    </Box>
  );
}
