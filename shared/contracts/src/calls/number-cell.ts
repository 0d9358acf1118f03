/** Signs of money, measures and ways of writing a round sum around the digits of a cell. */
const around = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro|m²|m2|%|kk|k\.k\.|von|v\.o\.n\.)$/gi;

export interface NumberCellRule {
  /**
   * True for figures with places of decimals: then a single point or comma is always decimal. Otherwise one before
   * exactly three digits separates thousands: `350.000` is a price, `5.125` with decimals is a yield.
   */
  decimals: boolean;
}

/** The number of a cell, or null: `350000`, `€ 350.000,-`, `1.250,50`, `1,250.50`, `4,5 %`, `84 m²`. Never negative. */
export function readNumberText(text: string, { decimals }: NumberCellRule): number | null {
  const bare = text
    .trim()
    .replace(around, '')
    .replace(around, '')
    .replace(/[.,]?[-–—]+$/, '')
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, '');
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const separators = [...bare.replace(/\d/g, '')];
  const last = separators.at(-1);
  if (last === undefined) return toNumber(bare, '');
  const isMixed = separators.some(one => one !== last);
  const decimal =
    isMixed || (separators.length === 1 && (decimals || !groupsOfThree(bare, last))) ? last : '';
  return toNumber(bare, decimal);
}

/** Null where what is left to separate thousands does not stand before groups of three digits. */
function toNumber(bare: string, decimal: string): number | null {
  const [whole = '', fraction = '', ...more] = decimal === '' ? [bare] : bare.split(decimal);
  if (more.length > 0) return null;
  const [separator] = whole.replace(/\d/g, '');
  if (separator !== undefined && !groupsOfThree(whole, separator)) return null;
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
}

function groupsOfThree(text: string, separator: string): boolean {
  const [first = '', ...groups] = text.split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && groups.every(group => /^\d{3}$/.test(group));
}
