import { call } from '@kavel/api-client';
import { passportApi } from '@kavel/contracts/passports';
import { queryOptions } from '@kavel/query';

/** Own links to the passport of an address. */
export function linksQuery(objectId: string) {
  return queryOptions({
    queryKey: ['passport', objectId, 'links'],
    queryFn: ({ signal }) => call(passportApi.listPassportLinks, { query: { objectId } }, { signal }),
  });
}

/** The passport behind a token. Not asked again: a link that does not work stays so. */
export function sharedPassportQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-passport', token],
    queryFn: ({ signal }) => call(passportApi.readSharedPassport, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
  });
}
