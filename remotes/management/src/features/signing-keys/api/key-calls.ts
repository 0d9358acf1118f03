import { call } from '@kavel/api-client';
import { signingKeyApi } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';

export const signingKeysQuery = () =>
  queryOptions({
    queryKey: ['signing-keys'],
    queryFn: ({ signal }) => call(signingKeyApi.listSigningKeys, {}, { signal }),
  });

/** `after`: number of the last known key; 0 without one. Throws `conflict` when there is another. */
export function makeSigningKey(after: number) {
  return call(signingKeyApi.makeSigningKey, { body: { after } });
}
