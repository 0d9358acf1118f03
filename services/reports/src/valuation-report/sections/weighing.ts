import { withheld } from '../../documents/services';
import { strong } from '../model/cells';
import type { Block } from '../model/report';
import { fill } from '../texts';
import { fact, type Writing } from './context';

/** From the value by comparison to that by cash flow, and what they weigh together and why. */
export function weighing({ figures, t, c, units }: Writing): Block[] {
  const { weighing: known } = figures;
  if (known === null || known === withheld || typeof known === 'string') return [];
  const { comparison, cashFlow, steps, weighed } = known;
  return [
    { kind: 'heading', text: t.weighing },
    { kind: 'paragraph', text: t.weighingLead },
    {
      kind: 'table',
      whole: true,
      columns: [
        { head: t.step, share: 3 },
        { head: t.amount, share: 1, right: true },
      ],
      rows: [
        [c.text(t.value), c.money(comparison)].map(strong),
        ...steps.map(({ step, amount, units: count }) => [
          { ...c.text(t.weighingSteps[step]), note: units(count) },
          c.money(amount),
        ]),
        [c.text(t.marketValue), c.money(cashFlow)].map(strong),
      ],
    },
    ...(weighed === null
      ? [{ kind: 'small' as const, text: t.notWeighed }]
      : [
          {
            kind: 'figures' as const,
            columns: 3,
            items: [
              fact(
                t.weighedValue,
                strong(c.money(weighed.value)),
                fill(t.over, { units: units(weighed.both) }),
              ),
              fact(t.weightOfComparison, c.percent(1 - weighed.weight)),
              fact(t.weightOfCashFlow, c.percent(weighed.weight)),
            ],
          },
          { kind: 'paragraph' as const, text: `${t.weightReason} ${weighed.reason}` },
          ...(weighed.comparisonOnly === 0
            ? []
            : [
                {
                  kind: 'small' as const,
                  text: fill(t.comparisonOnly, { units: units(weighed.comparisonOnly) }),
                },
              ]),
        ]),
  ];
}
