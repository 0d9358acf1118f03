import { createHash } from 'node:crypto';
import {
  type BatchLine,
  catalogueApi,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  fullAddress,
  type LineResult,
  type RealEstateObject,
} from '@kavel/contracts';
import { bulkCatalogueApi } from '@kavel/contracts/bulk';
import { objectApi } from '@kavel/contracts/objects';
import { siteApi } from '@kavel/contracts/passports';
import { type Transaction, transactionApi } from '@kavel/contracts/transactions';
import {
  type PriceGrowth,
  type UnitsToValue,
  type UnitsToValueAgain,
  type UnitValues,
  type ValuesAgain,
  valuationInnerApi,
} from '@kavel/contracts/valuations';
import { outlineApi } from '@kavel/contracts/work-areas';
import { type ServiceClient, ServiceError } from '@kavel/service-kit';
import { madeUpEvidence, madeUpResult } from './made-up-objects';

/** Awaited before units are valued. */
export type Valuing = (toValue: UnitsToValue) => Promise<void>;

interface CatalogueOptions {
  valuing?: Valuing | undefined;
  transactions?: ReadonlyMap<string, Transaction> | undefined;
}

/**
 * Fakes the real-estate-data service: knows the given objects, and matches a line by its exact address. An address of
 * several objects is ambiguous, a line without a digit unreadable.
 */
export function catalogueClient(
  objects: readonly RealEstateObject[],
  { valuing = async () => undefined, transactions = new Map() }: CatalogueOptions = {},
): ServiceClient {
  const byId = new Map(objects.map(object => [object.objectId, object]));
  const byAddress = new Map<string, RealEstateObject[]>();
  for (const object of objects) {
    const address = fullAddress(object);
    byAddress.set(address, [...(byAddress.get(address) ?? []), object]);
  }

  const answer = (endpoint: Endpoint, input: EndpointInput<Endpoint>): unknown => {
    const { params, body } = input as {
      params?: { id: string };
      body?: { lines: BatchLine[]; objectIds: string[]; ids: string[]; emptyFields?: string[] };
    };
    if (endpoint === catalogueApi.getObject) return byId.get(params?.id ?? '') ?? notFound();
    if (endpoint === catalogueApi.getObjects) return body?.objectIds.flatMap(id => byId.get(id) ?? []);
    if (endpoint === catalogueApi.matchAddresses) return body?.lines.map(line => matchLine(line, byAddress));
    if (endpoint === bulkCatalogueApi.matchObjects) {
      const lines = (body?.lines ?? []).map(line => matchLine(line, byAddress));
      const ids = new Set(lines.flatMap(line => line.objectId ?? []));
      return { lines, objects: [...ids].map(id => withJson(byId.get(id) ?? notFound(), body?.emptyFields)) };
    }
    if (endpoint === objectApi.objectFigures) return [];
    if (endpoint === siteApi.objectSite) return emptySite;
    if (endpoint === outlineApi.keepOutlines) return { within: digestOf(body) };
    if (endpoint === transactionApi.transactionsById) {
      return { snapshot: 'S1', transactions: body?.ids.flatMap(id => transactions.get(id) ?? []) };
    }
    throw new ServiceError('unavailable', `No answer to ${endpoint.path} in this test`);
  };

  const answerOfModel = async (endpoint: Endpoint, body: unknown): Promise<unknown> => {
    if (endpoint === valuationInnerApi.priceGrowth) return madeUpGrowth(body as GrowthQuestion);
    if (endpoint === valuationInnerApi.valueUnitsAgain) return madeUpAgain(body as UnitsToValueAgain);
    if (endpoint !== valuationInnerApi.valueUnits) return undefined;
    await valuing(body as UnitsToValue);
    return madeUpValues(body as UnitsToValue);
  };

  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
      const made = await answerOfModel(endpoint, (input as { body?: unknown }).body);
      return (made ?? answer(endpoint, input)) as EndpointResult<E>;
    },
  };
}

const emptySite = { plot: null, plotFree: null, pand: null, othersInPand: 0, neighbours: [] };

/** € 4,000 a m²; a unit of 13 m² has no references. */
function madeUpValues({ valueDate, units }: UnitsToValue): UnitValues {
  const isValued = ({ unit }: UnitsToValue['units'][number]) => unit.addressObjectData.oppervlakte !== 13;
  const unitIds = units.filter(isValued).map(({ unit }) => unit.id);
  return {
    ...(unitIds.length > 0 ? { evidence: madeUpEvidence(unitIds) } : {}),
    references: Object.fromEntries(units.map(({ unit }) => [unit.id, []])),
    valuationResults: units.filter(isValued).map(({ unit, bucket }) => {
      const value = 4_000 * (unit.addressObjectData.oppervlakte ?? 0);
      return madeUpResult(unit.id, value, { bucket, valueDate });
    }),
    unvalued: units
      .filter(one => !isValued(one))
      .map(({ unit }) => ({ unitId: unit.id, reason: 'no-references' as const })),
  };
}

/** Current values by snapshot `S1` and model `test`: like `madeUpValues`. */
function madeUpAgain({ valueDate, units }: UnitsToValueAgain): ValuesAgain {
  const [snapshot, modelVersion] = ['S1', 'test'];
  const values = units
    .filter(one => one.snapshot === snapshot && one.modelVersion === modelVersion)
    .map(({ unit }) => {
      const area = unit.addressObjectData.oppervlakte ?? 0;
      const { unitId, bucket: _, ...value } = madeUpResult(unit.id, 4_000 * area, { valueDate });
      return { unitId, value };
    });
  return { snapshot, modelVersion, values };
}

type GrowthQuestion = NonNullable<EndpointInput<typeof valuationInnerApi.priceGrowth>['body']>;

/** Prices rise by a tenth between any two dates. */
function madeUpGrowth({ vtwTypes, from, to }: GrowthQuestion): PriceGrowth {
  return Object.fromEntries(vtwTypes.map(type => [type, from === to ? 0 : 0.1]));
}

function withJson({ objectId, ...facts }: RealEstateObject, emptyFields: readonly string[] = []) {
  const empty = Object.fromEntries(emptyFields.map(field => [field, null]));
  return { objectId, json: JSON.stringify({ ...facts, ...empty }) };
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

function digestOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function notFound(): never {
  throw new ServiceError('not-found', 'No such object');
}
