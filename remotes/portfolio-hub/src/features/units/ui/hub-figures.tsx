import { valuationQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { type KeyFigure, KeyFigures } from '@kavel/ui/data';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { hubQueries } from '../api/hub-queries';
import { totalsOf } from '../model/totals';
import { shownValueOf, type UnitRow } from '../model/unit-row';
import { ValueNote } from './value-note';

/** Non-breaking space that keeps the line height. */
const noNote = '\u00A0';

export interface HubFiguresProps {
  portfolioId: string;
  /** Undefined while loading. */
  rows: readonly UnitRow[] | undefined;
  /** These are only some of the units: their value is the sum of theirs. */
  isPart?: boolean;
}

const noRows: readonly UnitRow[] = [];

/** Key figures of the portfolio, with the value of its newest approved valuation. */
export const HubFigures = memo(function HubFigures({ portfolioId, rows, isPart = false }: HubFiguresProps) {
  const mayValue = hasPermission(useSession(), 'auth.automated-valuation');
  const ofPortfolio = useValueFigures(portfolioId, mayValue && !isPart);
  const ofRows = useRowValue(rows ?? noRows);
  const value = isPart ? ofRows : ofPortfolio;
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

function useRowValue(rows: readonly UnitRow[]): KeyFigure[] {
  const t = useTexts();
  const format = useFormats();
  const values = rows.flatMap(row => shownValueOf(row) ?? []);
  return [
    {
      key: 'value',
      label: t('figures.value'),
      value: values.length > 0 ? format.millions(values.reduce((sum, one) => sum + one, 0)) : '–',
      note:
        values.length > 0
          ? t('figures.over', { number: format.number(values.length), total: format.number(rows.length) })
          : t('figures.notValued'),
    },
  ];
}

function averageArea(totals: ReturnType<typeof totalsOf>, format: ReturnType<typeof useFormats>): string {
  return format.area(totals.area / (totals.units - totals.withoutArea));
}

function useValueFigures(portfolioId: string, enabled: boolean): KeyFigure[] {
  const t = useTexts();
  const format = useFormats();
  const value = useQuery({ ...hubQueries.value(portfolioId), enabled }).data ?? null;
  const summary = useQuery({
    ...valuationQueries.summary(value?.valuationId ?? ''),
    enabled: value !== null,
  }).data;
  const basis = summary?.yieldBasis?.hi;
  const over =
    basis &&
    t('figures.over', { number: format.number(basis.units), total: format.number(summary.unitCount) });
  const nar = summary?.nar == null ? null : t('figures.nar', { rate: format.percent(summary.nar) });
  return [
    {
      key: 'value',
      label: t('figures.value'),
      value: value
        ? format.millions(
            shownValue({ low68: summary?.low68, high68: summary?.high68, value: value.totalValue }),
          )
        : '–',
      note: value ? <ValueNote portfolioId={portfolioId} value={value} /> : t('figures.notValued'),
    },
    {
      key: 'bar',
      label: t('figures.bar'),
      value: summary?.barKkHi == null ? '–' : format.percent(summary.barKkHi),
      note:
        summary?.barKkHi === null ? t('figures.noRent') : [nar, over].filter(Boolean).join(' · ') || noNote,
    },
  ];
}
