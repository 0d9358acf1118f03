/** The code of a gemeente, wijk or buurt in an address; null for another text. */
export function areaCode(text: string | null): string | null {
  return text && /^(GM|WK|BU)\w{4,8}$/.test(text) ? text : null;
}
