import type { Block, Fact } from '../model/report';
import { fill } from '../texts';
import { fact, type Writing } from './context';

/** The total with its range, the key figures, and what the valuation's status means. */
export function outcome(writing: Writing): Block[] {
  const { figures, t, c } = writing;
  const { total } = figures;
  const [value, low, high] = [c.money(total.value), c.money(total.low68), c.money(total.high68)];
  const words = { value: value.text, low: low.text, high: high.text };
  return [
    {
      kind: 'value',
      name: t.value,
      ...{ value, low, high },
      text: fill(t.range, words),
      alt: fill(t.rangeAlt, words),
    },
    { kind: 'figures', columns: 4, items: keyFigures(writing) },
    { kind: 'note', text: statusNote(writing) },
  ];
}

function keyFigures({ figures: { total, figures }, t, c, units }: Writing): Fact[] {
  const over = (count: number | null, text = t.over) =>
    count === null ? null : fill(text, { units: units(count) });
  const of = c.number(total.units).text;
  return [
    fact(t.valued, c.text(fill(t.valuedOf, { n: c.number(total.valued).text, of }))),
    fact(
      t.perArea,
      c.money(total.pricePerM2),
      total.pricePerM2 === null ? null : over(total.withArea, t.perAreaNote),
    ),
    fact(
      t.annualRent,
      c.money(figures.annualRent),
      fill(t.withRent, { n: c.number(figures.rentCount).text, of }),
    ),
    fact(t.marketRent, c.money(figures.marketRent), over(figures.marketRentCount)),
    fact(t.hi, c.percent(figures.barKkHi), over(figures.hiUnits)),
    fact(t.mh, c.percent(figures.barKkMh), over(figures.mhUnits)),
    fact(t.nar, c.percent(figures.nar), over(figures.hiUnits)),
    fact(
      t.walt,
      figures.walt === null
        ? c.text(null)
        : { ...c.decimal(figures.walt), text: fill(t.unitYears, { n: c.decimal(figures.walt).text }) },
      over(figures.leaseCount),
    ),
  ];
}

function statusNote({ figures: { approved, status }, t, c }: Writing): string {
  if (approved !== null) return fill(t.approvedNote, { date: c.date(approved.date).text, by: approved.by });
  return status === 'draft' ? t.draftNote : t.reviewNote;
}
