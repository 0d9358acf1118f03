/**
 * Addresses of the demo that examples show, each written in another way that the matching reads: whole, without
 * postcode, and by postcode and number.
 */
export const exampleAddresses = [
  'Grote Markt 3, 8950 AA Kavelstede',
  'Marktzijde 7-2, Kavelstede',
  '8950 AB 5',
] as const;
