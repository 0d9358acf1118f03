import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import {
  newSavedSearchSchema,
  savedSearchChangeSchema,
  savedSearchKinds,
  savedSearchSchema,
} from './saved-search';

const service = 'portfolio';
/** Of the pages whose searches are kept. */
const access = [
  'auth.unrestricted-access-general',
  'auth.locator',
  'auth.inhouse-case',
  'auth.vesteda',
] as const;
const query = actingQuerySchema;
const params = z.object({ id: z.uuid() });

/** Searches that a user keeps by name. A user sees the own ones and those that colleagues share. */
export const savedSearchApi = {
  listSavedSearches: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'GET',
    path: '/saved-searches',
    summary: "The caller's searches of a kind, and those that colleagues share, by name",
    query: query.extend({ kind: z.enum(savedSearchKinds).optional() }),
    result: z.array(savedSearchSchema),
  }),
  createSavedSearch: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/saved-searches',
    summary: 'Keep a search by a name, and watch it where asked',
    query,
    body: newSavedSearchSchema,
    result: savedSearchSchema,
  }),
  changeSavedSearch: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'PUT',
    path: '/saved-searches/:id',
    summary: 'Rename, replace, share or watch an own search',
    params,
    query,
    body: savedSearchChangeSchema,
    result: savedSearchSchema,
  }),
  deleteSavedSearch: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'DELETE',
    path: '/saved-searches/:id',
    summary: 'Delete an own search; it can be restored for a day',
    params,
    query,
    result: z.null(),
  }),
  restoreSavedSearch: defineEndpoint({
    service,
    access,
    acting: true,
    method: 'POST',
    path: '/saved-searches/:id/restore',
    summary: 'Take back the deletion of a search',
    params,
    query,
    result: savedSearchSchema,
  }),
} as const;
