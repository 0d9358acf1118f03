const price = /^(\d+|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;

/** Euro from a price as people type it: `450000`, `€ 450.000,-`, `450,000.50`. Null where it is no price. */
export function parsePrice(text: string): number | null {
  const match = price.exec(text.replace(/[€\s]/g, '').replace(/,-+$/, ''));
  if (!match) return null;
  const [, euros = '', , cents = '0'] = match;
  return Number(`${euros.replace(/\D/g, '')}.${cents}`);
}

/** The same price as the page writes it; what is no whole price is left as it was typed. */
export function tidyPrice(text: string, write: (euro: number) => string): string {
  const euro = parsePrice(text);
  return euro !== null && Number.isInteger(euro) ? write(euro) : text;
}
