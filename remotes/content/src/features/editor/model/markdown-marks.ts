/** Marks that the toolbar puts into a text. */
export const marks = ['bold', 'italic', 'heading', 'list', 'link', 'quote'] as const;
export type Mark = (typeof marks)[number];

export interface Selected {
  text: string;
  start: number;
  end: number;
}

const around: Partial<Record<Mark, [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
};
const before: Partial<Record<Mark, string>> = { heading: '## ', list: '- ', quote: '> ' };

/** The text with the mark at the selection, and what is selected then. */
export function withMark({ text, start, end }: Selected, mark: Mark): Selected {
  const wrapped = around[mark];
  if (wrapped) {
    const [open, close] = wrapped;
    const marked = `${text.slice(0, start)}${open}${text.slice(start, end)}${close}${text.slice(end)}`;
    return { text: marked, start: start + open.length, end: end + open.length };
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const prefix = before[mark] ?? '';
  const lines = text.slice(lineStart, end).split('\n');
  const marked = lines.map(line => `${prefix}${line}`).join('\n');
  return {
    text: `${text.slice(0, lineStart)}${marked}${text.slice(end)}`,
    start: start + prefix.length,
    end: end + prefix.length * lines.length,
  };
}
