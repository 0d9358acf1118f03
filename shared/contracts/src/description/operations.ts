import type { Endpoint } from '../calls/endpoint';
import { contractExports } from './contract-exports';
import { type ApiName, apiTags, type Tag } from './tags';

/** Name of an endpoint in the OpenAPI description. */
export interface Operation {
  operationId: string;
  tag: Tag;
}

const operations = new Map<Endpoint, Operation>(
  contractExports
    .filter(isApi)
    .flatMap(([api, endpoints]) =>
      Object.entries(endpoints).map(([operationId, endpoint]): [Endpoint, Operation] => [
        endpoint,
        { operationId, tag: apiTags[api] },
      ]),
    ),
);

/** The key of the endpoint in its API (`portfolioApi.createPortfolio`); undefined for endpoints outside any API. */
export function operationOf(endpoint: Endpoint): Operation | undefined {
  return operations.get(endpoint);
}

function isApi(entry: [string, unknown]): entry is [ApiName, Record<string, Endpoint>] {
  return Object.hasOwn(apiTags, entry[0]);
}
