/** Lower case without accents; everything that is no letter or digit becomes a space. */
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

/** The same without spaces: `Kerk-straat`, `kerk straat` and `Kerkstraat` are one. */
export function compact(text: string): string {
  return normalise(text).replace(/ /g, '');
}

/** Letter and addition as one key: `A-2`, `a 2` and `A2` are one; nothing is the empty text. */
export function suffixKey(...parts: readonly (string | null)[]): string {
  return compact(parts.join('')).toUpperCase();
}
