/** Lower case, without accents: `Súdwest-Fryslân` is found by `sudwest fryslan`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether a name has what was typed in it; nothing typed is in every name. */
export function matching(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed));
}

/** Whether what was typed is the whole name. */
export function isSameName(name: string, typed: string): boolean {
  return plain(name) === plain(typed);
}
