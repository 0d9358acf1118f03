import { valuationQueries } from '@kavel/api-client';
import {
  type CashFlow,
  roundedTo,
  roundingStep,
  shownValue,
  type ValuationDetail,
  type ValuationSummary,
} from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { KeyFigures } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { CommentMark } from '../../comments';
import { useWeighed } from '../../reconciliation';
import { shownMarketRents } from '../model/shown-amount';
import { explained } from './explained-figure';

export interface TotalFiguresProps {
  valuation: ValuationDetail;
  summary: ValuationSummary;
  modelVersion: string | null;
}

/** Value of the portfolio by comparison and by cash flow, and its income. */
export function TotalFigures({ valuation, summary, modelVersion }: TotalFiguresProps) {
  const t = useTexts();
  const f = useFormats();
  const cashFlow = useQuery(valuationQueries.dcf(valuation.id));
  const weighed = useWeighed(valuation.id, summary.weighing);
  const date = { key: 'date', label: t('common.valueDate'), value: f.date(valuation.valueDate) };
  const source = (text: string) => ({ key: 'source', label: t('why.source'), value: text });
  const model = source(t('valuation.model', { version: modelVersion ?? '–' }));
  const valued = { key: 'valued', label: t('common.unitsPlain'), value: f.number(summary.valuedCount) };
  const total = cashFlow.data?.total;
  const { low68, high68 } = summary;
  const step = roundingStep({ value: summary.totalValue, low68, high68 });
  const over = (known: number | undefined) =>
    known === undefined
      ? null
      : t('summary.over', { known: f.number(known), total: f.number(summary.unitCount) });
  const cashFlowOver = ({ excluded }: CashFlow) =>
    `${over(summary.unitCount - excluded.length)} · ${t('dcf.higher')}`;
  const byCashFlow = (value: number) => f.money(shownValue({ value }));

  const markOf = (key: string, on: string) => (
    <CommentMark valuationId={valuation.id} anchor={`figure:${key}`} on={on} />
  );

  return (
    <KeyFigures
      figures={[
        explained(
          {
            key: 'total',
            label: t('summary.totalValue'),
            mark: markOf('total', t('summary.totalValue')),
            shown: f.money(roundedTo(summary.totalValue, step)),
            note: [
              t('summary.valued', {
                valued: f.number(summary.valuedCount),
                total: f.number(summary.unitCount),
              }),
              ...(summary.overridden
                ? [t('overridden.count', { count: f.number(summary.overridden.units) })]
                : []),
            ].join(' · '),
            why: {
              text: t('summary.whyTotal'),
              formula: t('summary.whyTotalFormula'),
              inputs: [valued, date, model],
            },
          },
          t,
        ),
        explained(
          {
            key: 'range',
            label: t('summary.range'),
            mark: markOf('range', t('summary.range')),
            shown: `${f.millions(roundedTo(low68, step))} – ${f.millions(roundedTo(high68, step))}`,
            why: {
              text: t('summary.whyRange'),
              formula: t('summary.whyRangeFormula'),
              inputs: [valued, date, model],
            },
          },
          t,
        ),
        explained(
          {
            key: 'dcf',
            label: t('summary.dcfValue'),
            mark: markOf('dcf', t('summary.dcfValue')),
            shown: total ? byCashFlow(total.marketValue) : cashFlow.isPending ? '…' : '–',
            note: cashFlow.data ? cashFlowOver(cashFlow.data) : t('dcf.higher'),
            why: {
              text: t('dcf.whyMarket'),
              formula: t('dcf.whyFormula'),
              inputs: [
                ...(total
                  ? [{ key: 'letOn', label: t('dcf.letOn'), value: byCashFlow(total.letOn.netValue) }]
                  : []),
                ...(total?.sellOff
                  ? [{ key: 'sellOff', label: t('dcf.sellOff'), value: byCashFlow(total.sellOff.netValue) }]
                  : []),
                date,
                source(t('dcf.method')),
              ],
            },
          },
          t,
        ),
        ...(summary.weighing
          ? [
              {
                key: 'weighed',
                label: t('weighing.title'),
                value: weighed ? byCashFlow(weighed.value) : '…',
                note: t('weighing.note', {
                  cashFlow: f.percent(summary.weighing.weight),
                  comparison: f.percent(1 - summary.weighing.weight),
                }),
              },
            ]
          : []),
        {
          key: 'rent',
          label: `${t('summary.passingRent')} ${t('summary.perYear')}`,
          value: summary.annualRent > 0 ? f.money(summary.annualRent) : '–',
          note: [
            over(summary.rentCount),
            summary.marketRent > 0
              ? `${t('summary.marketRent')} ${f.money(shownMarketRents(summary.units, summary.marketRent))} ${over(summary.marketRentCount) ?? ''}`.trim()
              : null,
          ]
            .filter(Boolean)
            .join(' · '),
        },
      ]}
    />
  );
}
