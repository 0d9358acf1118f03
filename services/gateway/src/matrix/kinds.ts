import type { Endpoint } from '@kavel/contracts';
import type { Kind } from './types';

/** Kinds of objects of an organisation that have an id, as named in paths. */
export const kinds = [
  ...['portfolios', 'real-estate-entities', 'valuations', 'scenarios', 'services', 'files', 'bulk-jobs'],
  ...['saved-views', 'users', 'roles', 'invitations', 'sessions', 'organisations', 'fee-agreements'],
  ...['projects', 'project-imports', 'own-sale-deliveries', 'wishlist-items', 'sustainability-pathways'],
  ...['work-areas', 'work-area-deliveries', 'score-weights', 'saved-searches'],
  ...['leases', 'lease-deliveries', 'indexation-runs'],
  ...['unit-tags', 'own-columns'],
  ...['own-layers', 'document-batches', 'technical-briefs', 'passport-links'],
  ...['report-templates', 'comments'],
  /** Of the catalogue, which everybody may read. */
  ...['objects', 'transactions'],
] as const;

const objectSegments = ['objects', 'addresses', 'scores', 'object-pictures'];

/** Kind of a path parameter, by the segment before it. Undefined: not an object, for example a number. */
export function kindOfParameter({ path }: Endpoint, parameter: string): Kind | undefined {
  const segments = path.split('/');
  const before = segments[segments.indexOf(`:${parameter}`) - 1] ?? '';
  if (objectSegments.includes(before)) return 'objects';
  return (kinds as readonly string[]).includes(before) ? before : undefined;
}

const fields: Record<string, Kind> = {
  portfolioId: 'portfolios',
  portfolio_id: 'portfolios',
  targetId: 'portfolios',
  unitId: 'real-estate-entities',
  copyId: 'real-estate-entities',
  columnId: 'own-columns',
  unitIds: 'real-estate-entities',
  entityId: 'real-estate-entities',
  valuationId: 'valuations',
  serviceId: 'services',
  briefId: 'technical-briefs',
  from: 'valuations',
  numberId: 'objects',
  objectId: 'objects',
  objectIds: 'objects',
  transactionId: 'transactions',
  itemIds: 'wishlist-items',
  organisationId: 'organisations',
  ofUser: 'users',
  fromUserId: 'users',
  toUserId: 'users',
  actor: 'users',
  subject: 'users',
};

/** Kind of a query or body field. `userId` in a query is the user acted for, which is tested separately. */
export function kindOfField(field: string): Kind | undefined {
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}
