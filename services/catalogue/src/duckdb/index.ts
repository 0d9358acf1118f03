export { itemsOf } from './chunk-items';
export { chunksOf } from './chunks-of';
export { packed, unpacked } from './packed-column';
export { positionSql } from './position-sql';
export { firstLetter, letters, postcodeNumberSql, postcodeSql } from './postcode-sql';
