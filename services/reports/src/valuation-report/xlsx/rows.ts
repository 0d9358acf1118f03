import type { Block, Cell, Fact, RichSpan } from '../model/report';

const text = (value: string): Cell => ({ text: value });
const head = (value: string): Cell => ({ text: value, strong: true });
const factRow = ({ name, cell, note }: Fact): Cell[] => [text(name), cell, ...(note ? [text(note)] : [])];
const joined = (spans: readonly RichSpan[]) => text(spans.map(span => span.text).join(''));

/** A block as rows of a sheet. Pictures are not in sheets. */
export function rowsOf(block: Block, origin: { hash: string; template: string }): Cell[][] {
  switch (block.kind) {
    case 'heading':
      return [[head(block.text)]];
    case 'paragraph':
    case 'small':
    case 'note':
      return [[text(block.text)]];
    case 'rich':
      return block.nodes.flatMap(node =>
        node.kind === 'list' ? node.items.map(item => [joined(item)]) : [[joined(node.spans)]],
      );
    case 'list':
      return block.items.map(item => [text(item)]);
    case 'value':
      return [
        [text(block.name), block.value],
        [text(block.text), block.low, block.high],
      ];
    case 'figures':
    case 'facts':
      return block.items.map(factRow);
    case 'table':
      return tableRows(block);
    case 'bars':
      return block.groups.flatMap(group => [
        [head(group.heading)],
        ...group.bars.map(({ name, cell }) => [text(name), cell]),
      ]);
    case 'years':
      return block.bars.map(({ name, cell }) => [text(name), cell]);
    case 'heat':
      return [
        [head(block.corner), ...block.columns],
        ...block.rows.map(({ head: rate, cells }, row) => [
          rate,
          ...cells.map((cell, at) =>
            row === block.base.row && at === block.base.column ? { ...cell, strong: true as const } : cell,
          ),
        ]),
      ];
    case 'object':
      return [[head(block.heading)], ...block.items.map(factRow)];
    case 'pictures':
      return block.pictures.map(({ caption }) => [text(caption)]);
    case 'signatures':
      return block.signers.flatMap(signer => signer.map(factRow));
    case 'fingerprints':
      return [
        ...block.items.map(factRow),
        [text(block.input.name), text(origin.hash), text(block.input.note)],
        [text(block.template.name), text(origin.template), text(block.template.note)],
      ];
  }
}

/** A column of ranges becomes one of their lower and one of their upper ends. */
function tableRows({ columns, rows }: Extract<Block, { kind: 'table' }>): Cell[][] {
  const isRange = columns.map((_, at) => rows.some(row => row[at]?.bounds !== undefined));
  const heads = columns.flatMap(({ head: name }, at) =>
    isRange[at] ? [head(`${name} ≥`), head(`${name} ≤`)] : [head(name)],
  );
  const cells = (row: readonly Cell[]) =>
    row.flatMap((cell, at) => (isRange[at] ? (cell.bounds ?? [cell, cell]) : [cell]));
  return [heads, ...rows.map(row => withNotes(cells(row)))];
}

/** Notes of a row's cells stand behind it. */
function withNotes(row: readonly Cell[]): Cell[] {
  return [...row, ...row.flatMap(({ note }) => (note ? [text(note)] : []))];
}
