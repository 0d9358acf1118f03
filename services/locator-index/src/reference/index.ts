export { type SampleAddress, sampleAddresses } from './address-sample';
export { PlainQuestions } from './plain-facets';
export { plainCount, plainFacet, plainPage, whereSql } from './plain-sql';
export { differences, differencesFrom, facetKeys } from './proof';
