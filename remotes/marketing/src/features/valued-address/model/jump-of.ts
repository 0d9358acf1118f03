import { dwellingTypes, type RealEstateObject } from '@kavel/contracts';
import { jumpLabels, type LabelJumpBody } from '@kavel/contracts/estimates';

/** The jump to label A of a dwelling at its value; null where there is none to make, or nothing is known of it. */
export function jumpOf(object: RealEstateObject, value: number): LabelJumpBody | null {
  const from = jumpLabels.find(label => label === object.energielabel);
  if (!from || from === 'A' || !dwellingTypes.includes(object.vtwType)) return null;
  const dwelling = object.vtwType === 'appartement' ? 'apartment' : 'unknown';
  return { value, from, to: 'A', bouwjaar: object.bouwjaar, dwelling };
}

/** The article with the same jump filled in. */
export function jumpAddress({ value, from, to, bouwjaar, dwelling }: LabelJumpBody): string {
  const query = new URLSearchParams({
    value: String(value),
    from,
    to,
    ...(bouwjaar === null ? {} : { year: String(bouwjaar) }),
    dwelling,
  });
  return `/energielabelsprong-woningwaarde?${query}`;
}
