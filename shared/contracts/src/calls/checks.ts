/**
 * Checks that browsers need too. Production browser builds contain no schemas (an eighth of the shell's size), so pages
 * use these checks and the service validates again with the full schema.
 */

const bagIdPattern = /^\d{16}$/;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** BAG identification: text of sixteen digits. */
export function isBagId(value: unknown): value is string {
  return typeof value === 'string' && bagIdPattern.test(value);
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value);
}

/** `yyyy-mm-dd` of an existing day. */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = Number(value.slice(8));
  return day >= 1 && day <= daysIn(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
}

/** 0 for a month that does not exist. Counted, as a `Date` for each of 300,000 cells of a rent roll takes a third of a second. */
function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Inclusive bounds of a number. */
export interface Limits {
  min: number;
  max: number;
}

export function isWithin(value: unknown, { min, max }: Limits): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

/** Control and format characters (zero width, direction, tags), line separators, lone surrogates and blank letters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners, skin tones and keycap characters are visible only between emoji, and are allowed only there. */
const emojiParts =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\uFE0E\uFE0F]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=[\d#*])\uFE0F(?=\u20E3)/gu;
/** The flags of England, Scotland and Wales: a black flag with invisible tag letters; no other sequence is allowed. */
const tagFlags =
  /(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

/** Error text for a name with characters that could make it look like another one. */
export const invisibleCharacters = 'must not contain invisible characters';

/** Whether every character of a text is visible, or part of a visible emoji. */
export function isVisibleText(text: string): boolean {
  return !invisible.test(text.replace(emojiParts, '').replace(tagFlags, ''));
}
