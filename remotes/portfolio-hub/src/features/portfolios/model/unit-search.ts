import { fullAddress, type Unit } from '@kavel/contracts';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Units whose address or portfolio name contains every word of the text, ignoring case and accents. */
export function searchUnits(
  units: readonly Unit[],
  nameOf: ReadonlyMap<string, string>,
  text: string,
): readonly Unit[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return units;
  return units.filter(({ addressObjectData, portfolioId }) => {
    const searched = fold(`${fullAddress(addressObjectData)} ${nameOf.get(portfolioId) ?? ''}`);
    return words.every(word => searched.includes(word));
  });
}
