import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { documentLookBodySchema, documentLookSchema } from './document-look';
import { reportPermissions } from './lists';

const service = 'portfolio';
const path = '/document-look';

/** Logo and colour of an organisation on its documents. */
export const documentLookApi = {
  getDocumentLook: defineEndpoint({
    service,
    method: 'GET',
    path,
    access: ['auth.management', ...new Set(Object.values(reportPermissions))],
    acting: true,
    summary: 'Logo and colour of the documents of the organisation',
    query: actingQuerySchema,
    result: documentLookSchema,
  }),
  saveDocumentLook: defineEndpoint({
    service,
    method: 'PUT',
    path,
    access: ['auth.management'],
    summary: 'Set logo and colour of the documents; 422 with its problem for a logo that cannot be used',
    audit: { kind: 'document-look-changed', object: 'document-look' },
    body: documentLookBodySchema,
    result: documentLookSchema,
  }),
} as const;
