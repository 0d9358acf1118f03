import { withheld } from '../../documents/services';
import type { Block } from '../model/report';
import { fill } from '../texts';
import { fact, type Writing } from './context';

const right = true;

/** The market value with one parameter lower and higher, the one that moves it most first. */
export function tornado({ figures, t, c }: Writing): Block[] {
  const { tornado: known } = figures;
  if (known === null || known === withheld || typeof known === 'string' || known.effects.length === 0)
    return [];
  return [
    { kind: 'heading', text: t.tornado },
    { kind: 'paragraph', text: fill(t.tornadoLead, { value: c.money(known.base).text }) },
    {
      kind: 'bars',
      groups: [
        {
          heading: t.tornadoWidth,
          bars: known.effects.map(({ key, low, high }) => {
            const amount = Math.abs((high ?? known.base) - (low ?? known.base));
            return { name: t.drawn[key], amount, cell: c.money(amount) };
          }),
        },
      ],
    },
    {
      kind: 'table',
      columns: [
        { head: t.parameter, share: 1.4 },
        { head: t.change, right },
        { head: t.whenLower, share: 1, right },
        { head: t.whenHigher, share: 1, right },
      ],
      rows: known.effects.map(({ key, range, points, low, high }) => [
        c.text(t.drawn[key]),
        c.text(`± ${c.hundredths(range).text.replace(/\s?%/, '')} ${points ? t.points : '%'}`),
        c.money(low),
        c.money(high),
      ]),
    },
  ];
}

/** How the market value spreads when parameters are uncertain together, with the distributions that were drawn from. */
export function monteCarlo({ figures, t, c }: Writing): Block[] {
  const { monteCarlo: known } = figures;
  if (known === null || known === withheld || typeof known === 'string') return [];
  const { base, percentiles, runs, seed, correlation, check, drawn, date, withoutValue } = known;
  return [
    { kind: 'heading', text: t.monteCarlo },
    {
      kind: 'paragraph',
      text: fill(t.monteCarloLead, { runs: c.number(runs).text, seed, date: c.date(date).text }),
    },
    {
      kind: 'figures',
      columns: percentiles.length,
      items: percentiles.map(({ percent, value }) =>
        fact(fill(t.percentile, { percent }), c.money(value), c.signedPercent(value / base - 1).text),
      ),
    },
    {
      kind: 'table',
      columns: [
        { head: t.parameter, share: 1.4 },
        { head: t.distribution, share: 1 },
        { head: t.deviation, right },
      ],
      rows: drawn.map(({ key, spread, points, shape }) => [
        c.text(t.drawn[key]),
        c.text(t.shapes[shape]),
        c.text(`${c.hundredths(spread).text.replace(/\s?%/, '')} ${points ? t.points : '%'}`),
      ]),
    },
    {
      kind: 'small',
      text: [
        fill(t.monteCarloNote, { correlation: c.decimal(correlation).text }),
        fill(t.monteCarloCheck, {
          runs: c.number(check.runs).text,
          mean: c.hundredths(check.meanDeviation).text,
          largest: c.hundredths(check.largestDeviation).text,
        }),
        ...(withoutValue === 0 ? [] : [fill(t.withoutValue, { n: c.number(withoutValue).text })]),
      ].join(' '),
    },
  ];
}
