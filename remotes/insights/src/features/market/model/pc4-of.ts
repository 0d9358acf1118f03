/** The four digits of a postcode, with or without its letters, which are of a street; undefined for another text. */
export const pc4Of = (text: string): string | undefined => /^([1-9]\d{3})(?: ?[a-z]{2})?$/i.exec(text)?.[1];
