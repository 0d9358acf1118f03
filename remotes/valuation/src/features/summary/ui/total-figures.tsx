import type { ValuationDetail, ValuationSummary } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Flex } from '@kavel/ui/core';
import { type KeyFigure, KeyFigures } from '@kavel/ui/data';
import { Explanation, type ExplanationProps } from '@kavel/ui/overlays';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n';

export interface TotalFiguresProps {
  valuation: ValuationDetail;
  summary: ValuationSummary;
  modelVersion: string | null;
}

/** What the portfolio is worth and yields; each figure opens its explanation. */
export function TotalFigures({ valuation, summary, modelVersion }: TotalFiguresProps) {
  const t = useTexts();
  const f = useFormats();
  const { totalValue, low68, high68, annualRent, marketRent } = summary;
  const theoretical = summary.barKkThi === null ? null : summary.barKkThi * totalValue;
  const date = { key: 'date', label: t('common.valueDate'), value: f.date(valuation.valueDate) };
  const model = {
    key: 'source',
    label: t('why.source'),
    value: t('valuation.model', { version: modelVersion ?? '–' }),
  };
  const owner = { key: 'owner', label: t('why.source'), value: t('summary.ownSource') };
  const valued = { key: 'valued', label: t('common.unitsPlain'), value: f.number(summary.valuedCount) };
  const value = { key: 'value', label: t('common.value'), value: f.money(totalValue) };
  const money = (key: string, label: string, amount: number) => ({ key, label, value: f.money(amount) });

  const figure = (
    key: string,
    label: string,
    shown: string,
    note: ReactNode,
    why: Pick<ExplanationProps, 'text' | 'formula' | 'inputs'>,
  ): KeyFigure => ({
    key,
    label,
    note,
    value: (
      <Flex align="center" gap="1">
        {shown}
        <Explanation label={t('why.open', { figure: label })} title={`${label}: ${shown}`} {...why} />
      </Flex>
    ),
  });
  const percent = (rate: number | null) => (rate === null ? '–' : f.percent(rate));
  const years = (count: number | null) =>
    count === null ? '–' : t('summary.years', { count: f.decimal(count) });
  const bar = (key: string, label: string, rate: number | null, rent: number | null) =>
    figure(key, label, percent(rate), rate === null ? t('summary.noRent') : null, {
      text: t('summary.whyBar'),
      formula: t('summary.whyBarFormula'),
      inputs: [
        ...(rent === null ? [] : [money('rent', t('dcf.lines.rent'), rent)]),
        value,
        valued,
        date,
        owner,
      ],
    });

  return (
    <KeyFigures
      figures={[
        figure(
          'total',
          t('summary.totalValue'),
          f.money(totalValue),
          t('summary.valued', { valued: f.number(summary.valuedCount), total: f.number(summary.unitCount) }),
          {
            text: t('summary.whyTotal'),
            formula: t('summary.whyTotalFormula'),
            inputs: [valued, date, model],
          },
        ),
        figure('range', t('summary.range'), `${f.millions(low68)} – ${f.millions(high68)}`, null, {
          text: t('summary.whyRange'),
          formula: t('summary.whyRangeFormula'),
          inputs: [valued, date, model],
        }),
        bar(
          'bar-hi',
          t('summary.barHi'),
          summary.barKkHi,
          summary.barKkHi === null ? null : summary.barKkHi * totalValue,
        ),
        bar('bar-thi', t('summary.barThi'), summary.barKkThi, theoretical),
        bar(
          'bar-mh',
          t('summary.barMh'),
          summary.barKkMh,
          summary.barKkMh === null ? null : summary.barKkMh * totalValue,
        ),
        figure(
          'nar',
          t('summary.nar'),
          percent(summary.nar),
          summary.nar === null ? t('summary.noRent') : null,
          {
            text: t('summary.whyNar'),
            formula: t('summary.whyNarFormula'),
            inputs: [
              money('rent', t('summary.passingRent'), annualRent),
              value,
              date,
              owner,
              { key: 'costs', label: t('dcf.parameters'), value: t('dcf.method') },
            ],
          },
        ),
        figure(
          'walt',
          t('summary.walt'),
          years(summary.walt),
          summary.walt === null
            ? t('summary.noLeases')
            : summary.waltToBreak === null
              ? null
              : t('summary.toBreak', { years: years(summary.waltToBreak) }),
          {
            text: t('summary.whyWalt'),
            formula: t('summary.whyWaltFormula'),
            inputs: [money('rent', t('summary.passingRent'), annualRent), date, owner],
          },
        ),
        {
          key: 'rent',
          label: `${t('summary.passingRent')} ${t('summary.perYear')}`,
          value: f.money(annualRent),
          note: `${t('summary.marketRent')} ${f.money(marketRent)}`,
        },
      ]}
    />
  );
}
