import type { PackedKinds } from './packed-rows';

/** What a BAG file tells of panden and objects, in the order in which `bag-rows` gives their values. */
export const packedBag = {
  pand: {
    identificatie: 'id',
    bouwjaar: 'integer',
    status: 'text',
    fictional: 'flag',
    shape: 'bytes',
    xmin: 'integer',
    ymin: 'integer',
    xmax: 'integer',
    ymax: 'integer',
    footprint: 'double',
  },
  verblijfsobject: {
    object_id: 'id',
    pand_id: 'id',
    straat: 'text',
    huisnummer: 'integer',
    huisletter: 'text',
    huisnummertoevoeging: 'text',
    postcode: 'postcode',
    woonplaats: 'text',
    gemeentenaam: 'text',
    gebruiksdoelen: 'texts',
    oppervlakte: 'double',
    bag_bouwjaar: 'integer',
    status: 'text',
    lon: 'double',
    lat: 'double',
    x: 'integer',
    y: 'integer',
    fictional: 'flag',
    woonplaatscode: 'text',
  },
} as const satisfies Record<string, PackedKinds>;

export type PackedBagTable = keyof typeof packedBag;

/** The same with what they came in with. */
export const draftBag = {
  pand: { ...packedBag.pand, dataset: 'text' },
  verblijfsobject: { ...packedBag.verblijfsobject, dataset: 'text' },
} as const satisfies Record<PackedBagTable, PackedKinds>;

/** Of the XML extract, where an object, its address, street and woonplaats come apart. */
export const packedExtract = {
  extract_object: {
    object_id: 'id',
    address_id: 'id',
    pand_id: 'id',
    gebruiksdoelen: 'texts',
    oppervlakte: 'double',
    status: 'text',
    lon: 'double',
    lat: 'double',
    x: 'integer',
    y: 'integer',
    fictional: 'flag',
  },
  extract_address: {
    address_id: 'id',
    huisnummer: 'integer',
    huisletter: 'text',
    huisnummertoevoeging: 'text',
    postcode: 'postcode',
    street_id: 'id',
    town: 'integer',
  },
  extract_street: { street_id: 'id', straat: 'text', town: 'integer' },
  extract_town: { town: 'integer', woonplaatscode: 'text', woonplaats: 'text' },
  extract_relation: { woonplaatscode: 'text', gemeentecode: 'text', since: 'day' },
} as const satisfies Record<string, PackedKinds>;

export type PackedExtractTable = keyof typeof packedExtract;
