import { accountExamples } from './account-examples';
import { catalogueExamples } from './catalogue-examples';
import { documentExamples } from './document-examples';
import { objectId, valuationId } from './made-up';
import { organisationExamples } from './organisation-examples';
import { portfolioExamples } from './portfolio-examples';
import { valuationExamples } from './valuation-examples';

/** An example of each body, by operationId; validated by a test. */
export const bodyExamples: Record<string, unknown> = {
  ...accountExamples,
  ...portfolioExamples,
  ...organisationExamples,
  ...valuationExamples,
  ...catalogueExamples,
  ...documentExamples,
};

/** Examples of parameters without a self-explanatory format, by name. */
export const parameterExamples: Record<string, unknown> = {
  slug: 'office-label-c',
  subject: 'Sustainability',
  revision: 3,
  q: 'Grote Markt 3',
  search: 'de Vries',
  bucket: 'appartement',
  cursor: '1200',
  after: '1:250',
  part: 1,
  level: 'buurt',
  code: 'BU02000101',
  figure: 'wozValue',
  year: 2026,
  line: 12,
  status: 'in-review',
  archived: 'true',
  distanceInKm: '5',
  originLatitude: '52.1',
  originLongitude: '4.3',
  minTransactionPrice: '250000',
  maxTransactionPrice: '900000',
};

/** Examples of parameters by the name of their schema. */
export const schemaExamples: Record<string, unknown> = {
  BagId: objectId,
  ArticleStatus: 'review',
};

/** Example of an id in a path; all of these are UUIDs. */
export const exampleId = valuationId;
