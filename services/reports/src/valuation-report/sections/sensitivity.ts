import type { Block } from '../model/report';
import { fill } from '../texts';
import { flowOf } from './calculation';
import type { Writing } from './context';
import { monteCarlo, tornado } from './uncertainty';

/** The net value at other discount rates and exit yields, what moves it most, and how it spreads. */
export function sensitivity(writing: Writing): Block[] {
  const { t, c } = writing;
  const flow = flowOf(writing);
  if ('missing' in flow) return [{ kind: 'paragraph', text: flow.missing }];
  const { rates, yields, values, base } = flow.sensitivity;
  const all = values.flat();
  return [
    { kind: 'paragraph', text: t.sensitivityLead },
    {
      kind: 'heat',
      corner: t.sensitivityCorner,
      columns: yields.map(c.hundredths),
      rows: values.map((row, at) => ({ head: c.hundredths(rates[at] ?? null), cells: row.map(c.money) })),
      base,
      alt: fill(t.sensitivityAlt, {
        from: c.hundredths(rates[0] ?? null).text,
        to: c.hundredths(rates.at(-1) ?? null).text,
        low: c.money(Math.min(...all)).text,
        high: c.money(Math.max(...all)).text,
      }),
    },
    ...tornado(writing),
    ...monteCarlo(writing),
  ];
}
