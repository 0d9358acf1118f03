export const fontSize = 11;
export const lineHeight = 14;
/** Mean width of a character, as a share of the font's size: text cannot be measured before it is drawn. */
const characterWidth = 0.58;

/** About how wide a text is, in pixels. */
export const widthOf = (text: string, size = fontSize): number => text.length * size * characterWidth;

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => widthOf(text)));

/** The text, cut off with an ellipsis where it is wider than there is room. */
export function cut(text: string, room: number): string {
  // What is exactly as wide as its room fits, whatever the division makes of it.
  const most = Math.floor(room / (fontSize * characterWidth) + 0.01);
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

/** Draw every n-th label only: so many that none touches the next. */
export function labelStep(labels: readonly string[], room: number): number {
  return Math.max(1, Math.ceil((widest(labels) + 10) / Math.max(1, room)));
}
