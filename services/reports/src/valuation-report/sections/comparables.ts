import { strong } from '../model/cells';
import type { Block, Cell } from '../model/report';
import { fill } from '../texts';
import { type Figures, type Writing, wholePostcode } from './context';

type Detail = Figures['details']['units'][number];
const right = true;

/** The sales that each value rests on: price, index, adjustments, weight, result; and the steps to the value. */
export function comparables(writing: Writing): Block[] {
  const { figures, t, c } = writing;
  const { units, of } = figures.details;
  if (units.length === 0) return [];
  const left = { n: c.number(units.length).text, of: c.number(of).text };
  return [
    { kind: 'paragraph', text: t.comparablesLead },
    ...(of > units.length ? [{ kind: 'small' as const, text: fill(t.comparablesLeft, left) }] : []),
    ...units.flatMap(unit => unitBlocks(writing, unit)),
  ];
}

function unitBlocks(writing: Writing, detail: Detail): Block[] {
  const { t, c } = writing;
  const basis = {
    value: c.money(detail.value).text,
    perM2: c.money(detail.pricePerM2).text,
    count: detail.referenceCount,
    class: detail.accuracyClass,
  };
  return [
    { kind: 'heading', text: wholePostcode(detail.address) },
    { kind: 'small', text: fill(t.basis, basis) },
    detail.references.length === 0 ? { kind: 'small', text: t.noReferences } : salesTable(writing, detail),
    stepsTable(writing, detail),
  ];
}

function salesTable({ t, c }: Writing, { references }: Detail): Block {
  return {
    kind: 'table',
    whole: true,
    size: 7.5,
    columns: [
      { head: t.sale, share: 1 },
      { head: t.saleDate },
      { head: t.price, right },
      { head: t.index, right },
      { head: t.drivers.location, right },
      { head: t.drivers.area, right },
      { head: t.drivers.year, right },
      { head: t.label, right },
      { head: t.countsAs, right },
      { head: t.weight, right },
    ],
    rows: references.map(sale => {
      const { adjustments } = sale;
      const change = (of: 'location' | 'area' | 'year' | 'label'): Cell =>
        c.signedPercent(adjustments?.[of] ?? null);
      return [
        {
          ...c.text(wholePostcode(sale.address)),
          note: `${c.area(sale.area).text} · ${c.distance(Math.round(sale.distance)).text}`,
        },
        c.date(sale.date),
        c.money(sale.price),
        c.signedPercent(sale.indexation),
        change('location'),
        change('area'),
        change('year'),
        change('label'),
        c.money(sale.adjusted),
        c.wholePercent(sale.weight),
      ];
    }),
  };
}

function stepsTable({ t, c }: Writing, { baseValue, drivers, modelValue }: Detail): Block {
  return {
    kind: 'table',
    size: 8,
    whole: true,
    narrow: true,
    columns: [
      { head: t.driver, share: 1 },
      { head: t.effect, right },
    ],
    rows: [
      [c.text(t.median), c.money(baseValue)],
      ...drivers.map(({ driver, effect }) => [c.text(t.drivers[driver]), c.money(effect)]),
      [strong(c.text(t.modelValue)), strong(c.money(modelValue))],
    ],
  };
}
