/** Lower case without accents; all characters except letters and digits become spaces. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ĳ/g, 'ij')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** The same without spaces: `Kerk-straat`, `kerk straat` and `Kerkstraat` are equal. */
export function compact(text: string): string {
  return normalise(text).replace(/ /g, '');
}

/** Letter and addition as one key: `A-2`, `a 2` and `A2` are equal; empty for none. */
export function suffixKey(...parts: readonly (string | null)[]): string {
  return compact(parts.join('')).toUpperCase();
}
