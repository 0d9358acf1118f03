import {
  type BatchLine,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  fullAddress,
  type LineResult,
  type RealEstateObject,
  realEstateDataApi,
} from '@kavel/contracts';
import { bulkCatalogueApi } from '@kavel/contracts/bulk';
import { type ServiceClient, ServiceError } from '@kavel/service-kit';

/**
 * Stands in for the real-estate-data service: knows the objects given, matches a line by its exact address.
 * An address that several objects have is ambiguous, a line without a digit unreadable.
 */
export function catalogueClient(objects: readonly RealEstateObject[]): ServiceClient {
  const byId = new Map(objects.map(object => [object.objectId, object]));
  const byAddress = new Map<string, RealEstateObject[]>();
  for (const object of objects) {
    const address = fullAddress(object);
    byAddress.set(address, [...(byAddress.get(address) ?? []), object]);
  }

  const answer = (endpoint: Endpoint, input: EndpointInput<Endpoint>): unknown => {
    const { params, body } = input as {
      params?: { id: string };
      body?: { lines: BatchLine[]; objectIds: string[] };
    };
    if (endpoint === realEstateDataApi.getObject) return byId.get(params?.id ?? '') ?? notFound();
    if (endpoint === realEstateDataApi.getObjects) return body?.objectIds.flatMap(id => byId.get(id) ?? []);
    if (endpoint === realEstateDataApi.matchAddresses)
      return body?.lines.map(line => matchLine(line, byAddress));
    if (endpoint === bulkCatalogueApi.matchObjects) {
      const lines = (body?.lines ?? []).map(line => matchLine(line, byAddress));
      const ids = new Set(lines.flatMap(line => line.objectId ?? []));
      return { lines, objects: [...ids].map(id => withJson(byId.get(id) ?? notFound())) };
    }
    throw new ServiceError('unavailable', `No answer to ${endpoint.path} in this test`);
  };

  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
      return answer(endpoint, input) as EndpointResult<E>;
    },
  };
}

function withJson({ objectId, ...facts }: RealEstateObject) {
  return { objectId, json: JSON.stringify(facts) };
}

function matchLine(line: BatchLine, byAddress: Map<string, RealEstateObject[]>): LineResult {
  const nothing = { ...line, objectId: null, address: null, candidates: [] };
  if (!/\d/.test(line.text)) return { ...nothing, outcome: 'unreadable' };
  const found = byAddress.get(line.text) ?? [];
  const [object] = found;
  if (object === undefined) return { ...nothing, outcome: 'not-found' };
  if (found.length > 1) {
    const candidates = found.map(one => ({ ...one, address: line.text }));
    return { ...nothing, outcome: 'ambiguous', candidates };
  }
  return { ...nothing, outcome: 'matched', objectId: object.objectId, address: line.text };
}

function notFound(): never {
  throw new ServiceError('not-found', 'No such object');
}
