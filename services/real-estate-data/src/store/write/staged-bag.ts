import type { PackedKinds } from './packed-rows';

/**
 * What a BAG file tells, without the columns that are worked out afterwards: rows half as wide are staged twice
 * as quickly. Functions stand in one text with commas.
 */
export const stagedBag = {
  pand: `identificatie VARCHAR, bouwjaar INTEGER, status VARCHAR, fictional BOOLEAN, shape BLOB,
    xmin INTEGER, ymin INTEGER, xmax INTEGER, ymax INTEGER, footprint DOUBLE`,

  verblijfsobject: `object_id VARCHAR, pand_id VARCHAR, straat VARCHAR, huisnummer INTEGER, huisletter VARCHAR,
    huisnummertoevoeging VARCHAR, postcode VARCHAR, woonplaats VARCHAR, gemeentenaam VARCHAR, gebruiksdoelen VARCHAR,
    oppervlakte DOUBLE, bag_bouwjaar INTEGER, status VARCHAR, lon DOUBLE, lat DOUBLE, x INTEGER, y INTEGER,
    fictional BOOLEAN, woonplaatscode VARCHAR`,

  /** Of the XML extract, where an object, its address, street and woonplaats come apart. */
  extract_object: `object_id VARCHAR, address_id VARCHAR, pand_id VARCHAR, gebruiksdoelen VARCHAR, oppervlakte DOUBLE,
    status VARCHAR, lon DOUBLE, lat DOUBLE, x INTEGER, y INTEGER, fictional BOOLEAN`,

  extract_address: `address_id VARCHAR, huisnummer INTEGER, huisletter VARCHAR, huisnummertoevoeging VARCHAR,
    postcode VARCHAR, street_id VARCHAR, town_id VARCHAR`,

  extract_street: `street_id VARCHAR, straat VARCHAR, town_id VARCHAR`,

  extract_town: `town_id VARCHAR, woonplaats VARCHAR`,

  extract_relation: `town_id VARCHAR, gemeentecode VARCHAR`,
} as const;

export type StagedBagTable = keyof typeof stagedBag;

/** The same for rows that come by the million, in the order in which `bag-rows` gives their values. */
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
    gebruiksdoelen: 'text',
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
