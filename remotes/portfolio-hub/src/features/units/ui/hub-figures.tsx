import { valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { TextLink } from '@kavel/ui/core';
import { type KeyFigure, KeyFigures } from '@kavel/ui/data';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { totalsOf } from '../model/totals';
import type { UnitRow } from '../model/unit-row';

/** Keeps the height of the line. */
const noNote = '\u00A0';

export interface HubFiguresProps {
  portfolioId: string;
  /** Undefined while they load. */
  rows: readonly UnitRow[] | undefined;
}

const noRows: readonly UnitRow[] = [];

/** The line of figures over the portfolio, with the outcome of its latest valuation. */
export const HubFigures = memo(function HubFigures({ portfolioId, rows }: HubFiguresProps) {
  const mayValue = hasPermission(useSession(), 'auth.automated-valuation');
  const value = useValueFigures(portfolioId, mayValue);
  const facts = useFactFigures(rows ?? noRows);
  return <KeyFigures figures={mayValue ? [...value, ...facts] : facts} loading={!rows} />;
});

function useFactFigures(rows: readonly UnitRow[]): KeyFigure[] {
  const t = useTexts();
  const format = useFormats();
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const withoutLabel = totals.units - totals.labelled;
  return [
    {
      key: 'units',
      label: t('figures.units'),
      value: format.number(totals.units),
      note: totals.withoutArea
        ? t('figures.withoutArea', { number: format.number(totals.withoutArea) })
        : totals.units
          ? t('figures.allWithArea')
          : noNote,
    },
    {
      key: 'area',
      label: t('figures.area'),
      value: format.area(totals.area),
      note:
        totals.units > totals.withoutArea
          ? t('figures.average', { area: averageArea(totals, format) })
          : noNote,
    },
    {
      key: 'rent',
      label: t('figures.rent'),
      value: totals.withRent ? format.millions(totals.annualRent) : '–',
      note: totals.units
        ? t('figures.withRent', {
            number: format.number(totals.withRent),
            total: format.number(totals.units),
          })
        : noNote,
    },
    {
      key: 'label',
      label: t('figures.label'),
      value: totals.labelled ? format.percent(totals.labelCOrBetter / totals.labelled) : '–',
      note: withoutLabel ? t('figures.withoutLabel', { number: format.number(withoutLabel) }) : noNote,
    },
  ];
}

function averageArea(totals: ReturnType<typeof totalsOf>, format: ReturnType<typeof useFormats>): string {
  return format.area(totals.area / (totals.units - totals.withoutArea));
}

function useValueFigures(portfolioId: string, enabled: boolean): KeyFigure[] {
  const t = useTexts();
  const format = useFormats();
  const valuations = useQuery({ ...valuationQueries.list(portfolioId), enabled });
  const latest = valuations.data?.find(valuation => valuation.totalValue !== null);
  const summary = useQuery({
    ...valuationQueries.summary(latest?.id ?? ''),
    enabled: latest !== undefined,
  });
  const yields = summary.data;
  return [
    {
      key: 'value',
      label: t('figures.value'),
      value: latest?.totalValue ? format.millions(latest.totalValue) : '–',
      note: latest ? (
        <TextLink to={`/${portfolioId}/valuation/${latest.id}`}>
          {t('figures.valueOn', { date: format.date(latest.valueDate) })}
        </TextLink>
      ) : (
        t('figures.notValued')
      ),
    },
    {
      key: 'bar',
      label: t('figures.bar'),
      value: yields?.barKkHi == null ? '–' : format.percent(yields.barKkHi),
      note: yields?.nar == null ? noNote : t('figures.nar', { rate: format.percent(yields.nar) }),
    },
  ];
}
