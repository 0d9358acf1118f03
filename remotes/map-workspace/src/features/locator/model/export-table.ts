import { streetAddress } from '@kavel/contracts';
import { type LocatorObject, type LocatorRangeKey, locatorRangeKeys } from '@kavel/contracts/locator';
import type { ExportCell } from '../../../common/write-file';
import { figureOf } from './figure-of';
import type { FilterPart } from './filter';

/** Maximum number of objects in one file. */
export const exportLimit = 50_000;

export interface ExportWords {
  column: (
    key:
      | 'address'
      | 'place'
      | 'functions'
      | 'objectId'
      | 'postcode'
      | 'municipality'
      | 'province'
      | 'energyLabel'
      | 'lon'
      | 'lat',
  ) => string;
  part: (part: FilterPart) => string;
  unit: (key: LocatorRangeKey) => string | null;
  option: (choice: 'functions' | 'provinces' | 'enkelbestemmingen', option: string) => string;
}

/** Units are in the headers, so that the cells are plain figures. */
export function exportHeaders(words: ExportWords): string[] {
  const measured = locatorRangeKeys.map(key => {
    const unit = words.unit(key);
    return unit ? `${words.part(key)} (${unit})` : words.part(key);
  });
  const leading = [
    'objectId',
    'address',
    'postcode',
    'place',
    'municipality',
    'province',
    'functions',
  ] as const;
  return [
    ...leading.map(words.column),
    words.part('enkelbestemmingen'),
    words.column('energyLabel'),
    ...measured,
    words.column('lon'),
    words.column('lat'),
  ];
}

/** One object as the cells of a row, in the order of the headers. The id is text because it has leading zeros. */
export function exportRow(object: LocatorObject, words: ExportWords): ExportCell[] {
  return [
    object.objectId,
    streetAddress(object),
    object.postcode,
    object.woonplaats,
    object.gemeentenaam,
    object.provincie && words.option('provinces', object.provincie),
    object.gebruiksdoelen.map(one => words.option('functions', one)).join(', '),
    object.enkelbestemming && words.option('enkelbestemmingen', object.enkelbestemming),
    object.energielabel,
    ...locatorRangeKeys.map(key => figureOf(object, key)),
    object.lon,
    object.lat,
  ];
}
