/** One thing the palette can do. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** Which of several it is, in a muted tone behind the label. */
  hint?: string;
  onPick: () => void;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** As many of a kind as are read at a glance. */
const most = 6;

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The entries in which every word of `text` occurs, whatever its case and accents; all of them without text. */
export function matching(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return entries
    .filter(({ label, hint = '' }) => words.every(word => folded(`${label} ${hint}`).includes(word)))
    .slice(0, words.length > 0 ? most : undefined);
}
