/**
 * Addresses of the demo for examples, each in another accepted notation: full, without postcode, and by postcode and
 * number.
 */
export const exampleAddresses = [
  'Grote Markt 3, 8950 AA Kavelstede',
  'Marktzijde 7-2, Kavelstede',
  '8950 AB 5',
] as const;
