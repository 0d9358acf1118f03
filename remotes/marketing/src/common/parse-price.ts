const price = /^(\d+|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;

/** Parses a price in euro: `450000`, `€ 450.000,-`, `450,000.50`. Null when invalid. */
export function parsePrice(text: string): number | null {
  const match = price.exec(text.replace(/[€\s]/g, '').replace(/,-+$/, ''));
  if (!match) return null;
  const [, euros = '', , cents = '0'] = match;
  return Number(`${euros.replace(/\D/g, '')}.${cents}`);
}

/** Formats a whole price; any other text is returned as typed. */
export function tidyPrice(text: string, write: (euro: number) => string): string {
  const euro = parsePrice(text);
  return euro !== null && Number.isInteger(euro) ? write(euro) : text;
}
