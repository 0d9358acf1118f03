/** One thing the palette can do. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** Which of several it is, in a muted tone behind the label. */
  hint?: string;
  /** What it is also called; not shown. */
  words?: readonly string[];
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

const wordsIn = (text: string) =>
  folded(text)
    .split(/[\s/-]+/)
    .filter(Boolean);

/**
 * The entries in which every word of `text` occurs, or with which one of their other names begins, whatever its case
 * and accents; all of them without text.
 */
export function matching(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const typed = wordsIn(text);
  if (typed.length === 0) return [...entries];
  return entries
    .filter(({ label, hint = '', words = [] }) => {
      const shown = folded(`${label} ${hint}`);
      const names = wordsIn(words.join(' '));
      return typed.every(word => shown.includes(word) || names.some(name => name.startsWith(word)));
    })
    .slice(0, most);
}
