import type { Bar, Block, Cell } from '../model/report';
import { fill } from '../texts';
import { typeName, type Writing, wholePostcode } from './context';

/** Values by type and by energy label. */
export function composition({ figures: { byType, byLabel }, t, c }: Writing): Block[] {
  if (byType.length === 0) return [];
  const bar = ({ value }: { value: number }, name: string): Bar => ({
    name,
    amount: value,
    cell: c.money(value),
  });
  const groups = [
    { heading: t.byType, bars: byType.map(share => bar(share, typeName(t, share.key))) },
    { heading: t.byLabel, bars: byLabel.map(share => bar(share, share.key || t.noLabel)) },
  ];
  return [{ kind: 'bars', groups }];
}

/** The table of the objects, and what is not in it. */
export function objects({ figures: { units: rows, unitsLeft }, t, c, units }: Writing): Block[] {
  const range = ({ low68, high68 }: (typeof rows)[number]): Cell =>
    low68 === null
      ? c.text(null)
      : {
          text: `${c.number(low68).text} – ${c.number(high68).text}`,
          bounds: [c.number(low68), c.number(high68)],
        };
  const value = (unit: (typeof rows)[number]): Cell => {
    if (unit.value === null) return c.text(t.unvalued);
    const cell = c.money(unit.value);
    return unit.override ? { ...cell, text: `${cell.text}*` } : cell;
  };
  const right = true;
  return [
    { kind: 'paragraph', text: t.unitsLead },
    {
      kind: 'table',
      size: 8,
      columns: [
        { head: t.address, share: 1 },
        { head: t.type },
        { head: t.area, right },
        { head: t.label },
        { head: t.columnValue, right },
        { head: t.columnRange, right },
        { head: t.columnRent, right },
        { head: t.columnBar, right },
      ],
      rows: rows.map(unit => [
        c.text(wholePostcode(unit.address)),
        c.text(typeName(t, unit.type)),
        c.number(unit.area),
        c.text(unit.label),
        value(unit),
        range(unit),
        c.money(unit.rent),
        c.percent(unit.barKk),
      ]),
    },
    ...(unitsLeft.units === 0
      ? []
      : [
          {
            kind: 'small' as const,
            text: fill(t.unitsLeft, { n: units(unitsLeft.units), value: c.money(unitsLeft.value).text }),
          },
        ]),
  ];
}
