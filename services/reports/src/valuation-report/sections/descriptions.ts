import type { Surroundings } from '@kavel/contracts/objects';
import { scaleBarMetres } from '../../documents/site-map';
import type { Block, Cell, Fact } from '../model/report';
import { fill } from '../texts';
import { type Figures, fact, typeName, type Writing, wholePostcode } from './context';

type Described = Figures['described']['units'][number];

/** Facts of each object with their source and date, and its map. Maps are drawn when the document is sealed. */
export function descriptions(writing: Writing): { blocks: Block[]; maps: Record<string, Surroundings> } {
  const { figures, t, c } = writing;
  const { of, units } = figures.described;
  const maps: Record<string, Surroundings> = {};
  const blocks: Block[] = [{ kind: 'paragraph', text: t.descriptionsLead }];
  if (of > units.length) {
    const values = { n: c.number(units.length).text, of: c.number(of).text };
    blocks.push({ kind: 'small', text: fill(t.descriptionsLeft, values) });
  }
  for (const [at, unit] of units.entries()) {
    const name = `map-${at + 1}.svg`;
    if (unit.map !== null) maps[name] = unit.map;
    blocks.push({
      kind: 'object',
      heading: wholePostcode(unit.address),
      items: factsOf(writing, unit),
      map: unit.map && { name, ...mapTexts(writing, unit.address, unit.map) },
    });
  }
  blocks.push(...photoBlocks(writing));
  return { blocks, maps };
}

/** Pictures from the services of the portfolio, two beside each other. */
function photoBlocks({ figures: { photos }, t }: Writing): Block[] {
  const { shown, left } = photos;
  const pictures = shown.map(({ name, service, file, width, height }) => ({
    name,
    ratio: height / width,
    alt: fill(t.pictureAlt, { service, file }),
    caption: fill(t.pictureCaption, { service, file }),
    missing: fill(t.pictureInPdf, { caption: fill(t.pictureCaption, { service, file }) }),
  }));
  return [
    ...(pictures.length > 0
      ? [
          { kind: 'heading' as const, text: t.photos },
          { kind: 'pictures' as const, pictures },
        ]
      : []),
    ...(left > 0 ? [{ kind: 'small' as const, text: fill(t.picturesLeft, { n: left }) }] : []),
  ];
}

function mapTexts({ figures, t, c }: Writing, address: string, { panden }: Surroundings) {
  const n = panden.filter(({ own }) => !own).length;
  const date = c.date(figures.origin.dataDate).text;
  return {
    alt: fill(t.mapAlt, { address, n }),
    caption: fill(t.mapCaption, { bar: scaleBarMetres, date }),
  };
}

function factsOf(writing: Writing, unit: Described): Fact[] {
  const { t, c } = writing;
  const registered = unit.facts.map(one =>
    fact(t.factNames[one.figure], cellOf(writing, one), sourceOf(writing, one)),
  );
  return [
    fact(t.type, c.text(typeName(t, unit.type))),
    ...registered,
    ...(unit.rent === null ? [] : [fact(t.factRent, c.money(unit.rent), t.byOwner)]),
    ...(unit.marketRent === null
      ? []
      : [
          fact(
            t.factMarketRent,
            c.money(unit.marketRent),
            unit.marketRentByModel ? t.byModelNote : t.byOwner,
          ),
        ]),
  ];
}

type RegisteredFact = Described['facts'][number];

function cellOf({ t, c }: Writing, { figure, value }: RegisteredFact): Cell {
  if (figure === 'oppervlakte' && typeof value === 'number') return c.area(value);
  if (figure === 'bouwjaar' && typeof value === 'number') return c.year(value);
  if (figure !== 'gebruiksdoelen') return c.text(value === null ? t.unknown : String(value));
  const names: Readonly<Record<string, string>> = t.uses;
  return c.text(
    String(value ?? '')
      .split(',')
      .map(use => names[use.trim()] ?? use.trim())
      .join(', '),
  );
}

function sourceOf({ t, c }: Writing, { register, dating, date }: RegisteredFact): string {
  const names: Readonly<Record<string, string>> = t.registers;
  return fill(t[dating], { register: names[register] ?? register, date: c.date(date).text });
}
