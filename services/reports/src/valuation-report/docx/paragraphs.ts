import { AlignmentType, HeadingLevel, ImageRun, Paragraph, TextRun } from 'docx';
import type { Cell, PictureRef, RichNode, RichSpan } from '../model/report';
import { type Drawing, muted } from './drawing';

export const heading = (text: string, level: 1 | 2, page = false): Paragraph =>
  new Paragraph({
    text,
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    keepNext: true,
    pageBreakBefore: page,
  });

export const plain = (text: string): Paragraph => new Paragraph({ text, spacing: { after: 120 } });

export const small = (text: string, keepNext = false): Paragraph =>
  new Paragraph({
    keepNext,
    spacing: { after: 100 },
    children: [new TextRun({ text, size: 16, color: muted })],
  });

interface CellOptions {
  right?: boolean;
  /** In half points. */
  size?: number;
  note?: string | null;
  /** Stays on the page of what follows. */
  keepNext?: boolean;
}

/** Lines of a cell: its text, and its note below it. */
export function cellParagraphs(
  cell: Cell,
  { right = false, size = 17, note, keepNext = false }: CellOptions = {},
): Paragraph[] {
  const alignment = right ? AlignmentType.RIGHT : AlignmentType.LEFT;
  const below = note ?? cell.note;
  const line = new TextRun({ text: cell.text, size, bold: cell.strong === true });
  return [
    new Paragraph({ alignment, keepNext, children: [line] }),
    ...(below
      ? [
          new Paragraph({
            alignment,
            keepNext,
            children: [new TextRun({ text: below, size: Math.min(15, size), color: muted })],
          }),
        ]
      : []),
  ];
}

const runs = (spans: readonly RichSpan[]): TextRun[] =>
  spans.map(({ text, strong, emphasis }) => new TextRun({ text, bold: strong, italics: emphasis }));

/** Own text of a template. */
export function rich(nodes: readonly RichNode[]): Paragraph[] {
  return nodes.flatMap(node => {
    if (node.kind === 'heading')
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: runs(node.spans) })];
    if (node.kind === 'paragraph')
      return [new Paragraph({ spacing: { after: 120 }, children: runs(node.spans) })];
    return node.items.map((spans, at) =>
      node.ordered
        ? new Paragraph({ indent: { left: 360 }, children: [new TextRun(`${at + 1}. `), ...runs(spans)] })
        : new Paragraph({ bullet: { level: 0 }, children: runs(spans) }),
    );
  });
}

/** A picture with its caption; `width` and `height` in pixels. */
export function picture(
  { pictures, pngs }: Drawing,
  { name, alt, caption, missing }: PictureRef,
  transformation: { width: number; height: number },
): Paragraph[] {
  const found = pictures.get(name);
  if (found === undefined) return [];
  // Word shows no WebP.
  if (name.endsWith('.webp')) return [small(missing ?? caption)];
  const data = Buffer.from(found.bytes);
  const common = { data, transformation, altText: { name, description: alt } };
  const png = pngs.get(name);
  const image = png
    ? new ImageRun({ ...common, type: 'svg', fallback: { type: 'png', data: png } })
    : new ImageRun({ ...common, type: name.endsWith('.png') ? 'png' : 'jpg' });
  return [new Paragraph({ keepNext: true, children: [image] }), small(caption)];
}
