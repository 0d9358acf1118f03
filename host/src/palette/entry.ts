/** An entry of the palette. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** Secondary text behind the label that distinguishes similar entries. */
  hint?: string;
  /** Hidden search terms. */
  words?: readonly string[];
  onPick: () => void;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/** Maximum number of entries per group. */
const most = 6;

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const wordsIn = (text: string) =>
  folded(text)
    .split(/[\s/-]+/)
    .filter(Boolean);

/**
 * Entries in which every word of `text` occurs, or which have a search term that starts with one of them, ignoring case
 * and accents; all entries for an empty text.
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
