export const letters = 26;
export const firstLetter = 65;

/** SQL that formats a number from `packPostcodeParts` as a postcode. */
export function postcodeSql(number: string): string {
  const letter = (code: string): string => `chr((${firstLetter} + ${code} % ${letters})::INTEGER)`;
  return `((${number} // ${letters ** 2})::VARCHAR || ${letter(`${number} // ${letters}`)} || ${letter(number)})`;
}

/** SQL of the number of a postcode; null when invalid. */
export function postcodeNumberSql(postcode: string): string {
  const letter = (at: number): string => `ascii(${postcode}[${at}]) - ${firstLetter}`;
  const number = `left(${postcode}, 4)::INTEGER * ${letters ** 2} + (${letter(5)}) * ${letters} + ${letter(6)}`;
  return `(CASE WHEN regexp_matches(${postcode}, '^[1-9][0-9]{3}[A-Z]{2}$') THEN ${number} END)::INTEGER`;
}
