import { z } from 'zod';
import { energyLabels, gebruiksdoelen, vtwTypes } from './lists';

export * from './lists';

/** BAG identification: sixteen digits as text, never a number. */
export const bagIdSchema = z.string().regex(/^\d{16}$/, 'must be 16 digits');

/** Objects that are asked for together, such as those a report describes. */
export const listedObjectsSchema = z.object({ objectIds: z.array(bagIdSchema).min(1).max(100) });

export const gebruiksdoelSchema = z.enum(gebruiksdoelen);
export const energyLabelSchema = z.enum(energyLabels);
export const vtwTypeSchema = z.enum(vtwTypes);

/** A verblijfsobject of the catalogue. Areas in m², coordinates WGS84. */
export const realEstateObjectSchema = z.object({
  objectId: bagIdSchema,
  pandId: bagIdSchema.nullable(),
  straat: z.string(),
  huisnummer: z.int().positive(),
  huisletter: z.string().nullable(),
  huisnummertoevoeging: z.string().nullable(),
  postcode: z.string().nullable(),
  woonplaats: z.string(),
  gemeentecode: z.string().nullable(),
  gemeentenaam: z.string().nullable(),
  wijkcode: z.string().nullable(),
  wijknaam: z.string().nullable(),
  buurtcode: z.string().nullable(),
  buurtnaam: z.string().nullable(),
  gebruiksdoelen: z.array(gebruiksdoelSchema),
  vtwType: vtwTypeSchema,
  oppervlakte: z.number().positive().nullable(),
  bouwjaar: z.int().nullable(),
  energielabel: energyLabelSchema.nullable(),
  lon: z.number(),
  lat: z.number(),
  /** True for generated demo objects. */
  fictional: z.boolean(),
});
export type RealEstateObject = z.infer<typeof realEstateObjectSchema>;

/** A suggestion for a typed address. */
export const addressSuggestionSchema = realEstateObjectSchema
  .pick({ objectId: true, vtwType: true, oppervlakte: true, lon: true, lat: true, fictional: true })
  .extend({ address: z.string() });
export type AddressSuggestion = z.infer<typeof addressSuggestionSchema>;

/** What an address is written from. */
export type AddressParts = Pick<
  RealEstateObject,
  'straat' | 'huisnummer' | 'huisletter' | 'huisnummertoevoeging' | 'postcode' | 'woonplaats'
>;

/** `Anklaarseweg 129A-2`: street and house number in BAG notation. */
export function streetAddress(object: Omit<AddressParts, 'postcode' | 'woonplaats'>): string {
  const suffix = object.huisnummertoevoeging ? `-${object.huisnummertoevoeging}` : '';
  return `${object.straat} ${object.huisnummer}${object.huisletter ?? ''}${suffix}`;
}

/** `Anklaarseweg 129A-2, 7323 AA Apeldoorn`. */
export function fullAddress(object: AddressParts): string {
  const postcode = object.postcode ? `${object.postcode.slice(0, 4)} ${object.postcode.slice(4)} ` : '';
  return `${streetAddress(object)}, ${postcode}${object.woonplaats}`;
}
