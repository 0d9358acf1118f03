import { withheld } from '../../documents/services';
import { strong } from '../model/cells';
import type { Block, Cell } from '../model/report';
import { fill } from '../texts';
import { type Figures, fact, typeName, type Writing } from './context';
import { weighing } from './weighing';

type Flow = Exclude<Figures['cashFlow'], null | string>;
type Scenario = Flow['letOn'];
const right = true;

/** The cash flow, or why there is none. */
export function flowOf({ figures: { cashFlow }, t }: Writing): Flow | { missing: string } {
  if (cashFlow === null) return { missing: t.noCashFlow };
  return cashFlow === withheld || typeof cashFlow === 'string' ? { missing: t.withheld } : cashFlow;
}

/** The value by cash flow: build-up, years, parameters with their sources. */
export function calculation(writing: Writing): Block[] {
  const { t, c } = writing;
  const flow = flowOf(writing);
  if ('missing' in flow) return [{ kind: 'paragraph', text: flow.missing }];
  const { letOn, sellOff } = flow;
  const years = letOn.years.slice(0, shownYears);
  return [
    { kind: 'paragraph', text: t.cashFlowLead },
    {
      kind: 'figures',
      columns: 3,
      items: [
        fact(t.marketValue, c.money(flow.marketValue)),
        fact(t.letOn, c.money(letOn.netValue)),
        fact(t.sellOff, c.money(sellOff?.netValue ?? null)),
      ],
    },
    { kind: 'heading', text: t.netByYear },
    {
      kind: 'years',
      bars: years.map(({ year, net }) => ({ name: String(year), amount: net, cell: c.money(net) })),
    },
    buildUp(writing, flow),
    ...(flow.excluded === 0
      ? []
      : [{ kind: 'small' as const, text: fill(t.excluded, { n: flow.excluded }) }]),
    ...weighing(writing),
    ...yearTable(writing, letOn, t.letOn),
    ...(sellOff ? yearTable(writing, sellOff, t.sellOff) : []),
    { kind: 'heading', text: t.parameters },
    parameterTable(writing, flow),
  ];
}

/** First years shown in the chart. */
const shownYears = 10;

function buildUp({ t, c }: Writing, { letOn, sellOff }: Flow): Block {
  const scenarios = sellOff ? [letOn, sellOff] : [letOn];
  const row = (name: string, of: (scenario: Scenario) => Cell) => [c.text(name), ...scenarios.map(of)];
  return {
    kind: 'table',
    whole: true,
    columns: [
      { head: t.scenario, share: 2 },
      { head: t.letOn, share: 1, right },
      ...(sellOff ? [{ head: t.sellOff, share: 1, right }] : []),
    ],
    rows: [
      row(t.endValue, one => c.money(one.endValuePresent)),
      row(t.gross, one => c.money(one.grossValue)),
      row(t.transfer, one => c.money(one.transferCosts)),
      row(t.netValue, one => c.money(one.netValue)).map(strong),
    ],
  };
}

function yearTable({ t, c }: Writing, { lines, years }: Scenario, name: string): Block[] {
  return [
    { kind: 'heading', text: `${t.years}: ${name}` },
    { kind: 'small', text: t.yearsUnit },
    {
      kind: 'table',
      size: 7,
      whole: true,
      columns: [
        { head: t.year },
        ...lines.map(line => ({ head: t.lines[line], right, share: 1 })),
        { head: t.net, right, share: 1 },
        { head: t.present, right, share: 1 },
      ],
      rows: years.map(({ year, amounts, net, presentValue }) => [
        c.year(year),
        ...amounts.map(c.amount),
        strong(c.amount(net)),
        c.amount(presentValue),
      ]),
    },
  ];
}

function parameterTable({ t, c }: Writing, { parameters }: Flow): Block {
  return {
    kind: 'table',
    size: 8,
    columns: [
      { head: t.parameter, share: 1 },
      { head: t.parameterValue, right },
      { head: t.source, share: 1.6 },
    ],
    rows: parameters.map(({ key, value, standard, source }) => {
      const amount = (of: number): Cell => {
        if (!key.startsWith('costs.') || key.endsWith('.management')) return c.hundredths(of);
        const cell = c.perArea(of);
        return { ...cell, text: `€\u00a0${cell.text} per m²` };
      };
      const own = standard === null ? {} : { note: fill(t.ownValue, { value: amount(standard).text }) };
      return [c.text(parameterName(t, key)), { ...amount(value), ...own }, c.text(source)];
    }),
  };
}

function parameterName(t: Writing['t'], key: string): string {
  const names = (of: object): Readonly<Record<string, string>> => of as Record<string, string>;
  const [first, second = '', third = ''] = key.split('.');
  if (first === 'costs') return `${names(t.costs)[third] ?? third}: ${typeName(t, second)}`;
  return (second === '' ? names(t.rates)[key] : names(t.parts)[second]) ?? key;
}
