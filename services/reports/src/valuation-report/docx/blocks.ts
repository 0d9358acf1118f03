import { surroundingsReach } from '@kavel/contracts/objects';
import { BorderStyle, Paragraph, ShadingType, type Table, TableCell, TableRow, TextRun } from 'docx';
import type { Block, Fact } from '../model/report';
import { type Drawing, muted, textWidth } from './drawing';
import { cellParagraphs, heading, picture, plain, rich, small } from './paragraphs';
import { below, dataTable, factTable, noBorders, tableOf } from './tables';

type Drawn = Paragraph | Table;
type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const gap = () => new Paragraph({ spacing: { after: 60 }, children: [] });
/** Pixels of a map beside the facts: as wide as half the text, in the proportion of the drawing. */
const mapSize = { width: 262, height: Math.round((262 * surroundingsReach.north) / surroundingsReach.east) };
const photoWidth = 320;

/** A block as paragraphs and tables of Word. Charts are tables of their values. */
export function drawn(drawing: Drawing, block: Block): Drawn[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block.text, 2)];
    case 'paragraph':
      return [plain(block.text)];
    case 'small':
      return [small(block.text, true)];
    case 'note':
      return [note(drawing, block.text)];
    case 'rich':
      return rich(block.nodes);
    case 'list':
      return block.items.map(text => new Paragraph({ text, bullet: { level: 0 } }));
    case 'value':
      return value(block);
    case 'figures':
      return [figures(block), gap()];
    case 'facts':
      return [factTable(block.items), gap()];
    case 'table':
      return [dataTable(block), gap()];
    case 'bars':
      return block.groups.flatMap(group => [heading(group.heading, 2), barTable(drawing, group), gap()]);
    case 'years':
      return [dataTable(yearsOf(block)), gap()];
    case 'heat':
      return [heat(drawing, block), gap()];
    case 'object':
      return object(drawing, block);
    case 'pictures':
      return block.pictures.flatMap(one =>
        picture(drawing, one, { width: photoWidth, height: Math.round(photoWidth * one.ratio) }),
      );
    case 'signatures':
      return block.signers.flatMap(signer => signature(signer, block.line));
    case 'fingerprints': {
      const { hash, template } = drawing.report.origin;
      const sealed: Fact[] = [
        { name: block.input.name, cell: { text: hash }, note: block.input.note },
        { name: block.template.name, cell: { text: template }, note: block.template.note },
      ];
      return [factTable([...block.items, ...sealed])];
    }
  }
}

function note({ accent }: Drawing, text: string): Paragraph {
  return new Paragraph({
    text,
    indent: { left: 160 },
    spacing: { before: 120, after: 120 },
    border: { left: { style: BorderStyle.SINGLE, size: 16, space: 8, color: accent } },
  });
}

function value({ name, value: { text }, text: range }: Of<'value'>): Drawn[] {
  return [
    small(name, true),
    new Paragraph({ keepNext: true, children: [new TextRun({ text, size: 52, bold: true })] }),
    plain(range),
  ];
}

function figures({ items, columns }: Of<'figures'>): Table {
  const width = Math.floor(textWidth / columns);
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
  const cellOf = ({ name, cell, note: told }: Fact) =>
    new TableCell({
      borders: noBorders,
      margins: { bottom: 140, right: 100 },
      children: [small(name), ...cellParagraphs({ ...cell, strong: true }, { size: 24, note: told })],
    });
  return tableOf(
    Array.from({ length: columns }, () => width),
    rows.map(row => new TableRow({ cantSplit: true, children: row.map(cellOf) })),
  );
}

function barTable({ accent }: Drawing, { bars }: Of<'bars'>['groups'][number]): Table {
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return tableOf(
    [2_600, 5_038, 2_000],
    bars.map(({ name, amount, cell }) => {
      const blocks = '█'.repeat(Math.max(1, Math.round((28 * amount) / most)));
      const bar = new Paragraph({ children: [new TextRun({ text: blocks, size: 14, color: accent })] });
      return new TableRow({
        children: [
          new TableCell({ borders: noBorders, children: cellParagraphs({ text: name }) }),
          new TableCell({ borders: noBorders, children: [bar] }),
          new TableCell({ borders: noBorders, children: cellParagraphs(cell, { right: true }) }),
        ],
      });
    }),
  );
}

function yearsOf({ bars }: Of<'years'>): Of<'table'> {
  return {
    kind: 'table',
    size: 7,
    columns: bars.map(({ name }) => ({ head: name, right: true, share: 1 })),
    rows: [bars.map(({ cell }) => cell)],
  };
}

function heat({ accent }: Drawing, { corner, columns, rows, base }: Of<'heat'>): Table {
  const amounts = rows.flatMap(({ cells }) => cells.map(cell => Number(cell.value)));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const width = Math.floor(textWidth / (columns.length + 1));
  const headCell = (text: string, right: boolean) =>
    new TableCell({
      borders: below(muted),
      children: cellParagraphs({ text, strong: true }, { right, size: 15 }),
    });
  const valueCell = (cell: Of<'table'>['rows'][number][number], row: number, column: number) => {
    const share = high === low ? 0 : (Number(cell.value) - low) / (high - low);
    const isBase = row === base.row && column === base.column;
    return new TableCell({
      margins: { top: 80, bottom: 80, right: 80 },
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: tone(accent, 0.04 + 0.3 * share) },
      children: cellParagraphs(isBase ? { ...cell, strong: true } : cell, { right: true }),
    });
  };
  return tableOf(
    Array.from({ length: columns.length + 1 }, () => width),
    [
      new TableRow({
        tableHeader: true,
        children: [headCell(corner, false), ...columns.map(({ text }) => headCell(text, true))],
      }),
      ...rows.map(
        ({ head, cells }, row) =>
          new TableRow({
            cantSplit: true,
            children: [headCell(head.text, false), ...cells.map((cell, at) => valueCell(cell, row, at))],
          }),
      ),
    ],
  );
}

/** The colour on white with this share of ink. */
function tone(colour: string, share: number): string {
  return [0, 2, 4]
    .map(at => Math.round(255 + (Number.parseInt(colour.slice(at, at + 2), 16) - 255) * share))
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('');
}

function object(drawing: Drawing, { heading: address, items, map }: Of<'object'>): Drawn[] {
  if (map === null) return [heading(address, 2), factTable(items), gap()];
  const [facts, beside] = [5_300, textWidth - 5_300];
  const row = new TableRow({
    cantSplit: true,
    children: [
      new TableCell({ borders: noBorders, children: [factTable(items, facts - 200), gap()] }),
      new TableCell({ borders: noBorders, children: picture(drawing, map, mapSize) }),
    ],
  });
  return [heading(address, 2), tableOf([facts, beside], [row]), gap()];
}

function signature(signer: readonly Fact[], line: string): Drawn[] {
  return [
    factTable(signer, undefined, true),
    new Paragraph({
      keepNext: true,
      spacing: { before: 1_100 },
      indent: { right: 5_400 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: muted } },
      children: [],
    }),
    small(line),
    gap(),
  ];
}
