export const fontSize = 11;
export const lineHeight = 14;
/** Mean character width as a fraction of the font size: text cannot be measured before rendering. */
const characterWidth = 0.58;

/** Approximate width of a text in pixels. */
export const widthOf = (text: string, size = fontSize): number => text.length * size * characterWidth;

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => widthOf(text)));

/** Truncates a text with an ellipsis when it is wider than the room. */
export function cut(text: string, room: number): string {
  // The tolerance makes a text of exactly the available width fit, despite rounding.
  const most = Math.floor(room / (fontSize * characterWidth) + 0.01);
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

/** Smallest n such that drawing every n-th label avoids overlap. */
export function labelStep(labels: readonly string[], room: number): number {
  return Math.max(1, Math.ceil((widest(labels) + 10) / Math.max(1, room)));
}
