import { fullAddress, type Unit } from '@kavel/contracts';

/** Units whose address contains all words of a text, in the order of the units. */
export function matchingUnits(units: readonly Unit[], text: string, limit: number): Unit[] {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found: Unit[] = [];
  for (const unit of units) {
    const address = plain(fullAddress(unit.addressObjectData));
    if (words.every(word => address.includes(word)) && found.push(unit) === limit) break;
  }
  return found;
}

/** In lower case, without accents and commas; postcodes without space. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|,/gu, '')
    .toLowerCase()
    .replace(/\b(\d{4})\s*([a-z]{2})\b/g, '$1$2');
}
