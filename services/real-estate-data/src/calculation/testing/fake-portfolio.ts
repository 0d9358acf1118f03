import {
  type AddressBuckets,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  portfolioApi,
  type RealEstateObject,
  type Reference,
  type Unit,
  type ValuationDetail,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import {
  type ChoicesByUnit,
  type EvidencePack,
  type ReferenceSettings,
  type ValuesToSave,
  valuationInnerApi,
} from '@kavel/contracts/valuations';
import { type ServiceClient, ServiceError } from '@kavel/service-kit';

export const valuationId = '00000000-0000-4000-8000-00000000aaaa';
const portfolioId = '00000000-0000-4000-8000-00000000bbbb';

/** A unit of an object as the portfolio service would make it; `facts` are what the owner changed. */
export function unitOf(
  object: RealEstateObject,
  number: number,
  facts: Partial<Unit['addressObjectData']> = {},
): Unit {
  const { objectId, ...data } = object;
  const lease = { annualRent: null, marketRent: null, leaseEnd: null, leaseBreak: null, wozValue: null };
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    portfolioId,
    objectId,
    addressObjectData: { ...data, ...lease, ...facts },
  };
}

/** One valuation in memory, with the portfolio service's rules that the calculation relies on. */
export class FakePortfolio implements ServiceClient {
  readonly valuation: ValuationDetail;
  buckets: AddressBuckets = {};
  revision = 0;
  references: Record<string, Reference[]> = {};
  settings: ReferenceSettings = {};
  choices: ChoicesByUnit = {};
  results = new Map<string, ValuationResult>();
  packs: EvidencePack[] = [];

  constructor(units: Unit[], changes: Partial<ValuationDetail> = {}) {
    this.valuation = {
      id: valuationId,
      name: 'Taxatie',
      status: 'draft',
      portfolioId,
      unitIds: units.map(unit => unit.id),
      operatingCostParams: { cashFlow: {}, byType: {} },
      valueDate: '2026-11-01',
      revision: 1,
      createdAt: '2026-11-01T09:00:00Z',
      updatedAt: '2026-11-01T09:00:00Z',
      units,
      ...changes,
    };
  }

  async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointResult<E>> {
    const { params, body } = input as { params: { id: string }; body: unknown };
    if (endpoint.path !== portfolioApi.getPortfolio.path && params.id !== valuationId)
      throw new ServiceError('not-found', 'There is no such valuation');
    return this.answer(endpoint, body) as EndpointResult<E>;
  }

  private answer(endpoint: Endpoint, body: unknown): unknown {
    const { units } = this.valuation;
    switch (endpoint) {
      case valuationApi.getValuation:
        return this.valuation;
      case valuationApi.getAddressBuckets:
        return this.buckets;
      case valuationApi.saveAddressBuckets:
        this.buckets = body as AddressBuckets;
        return this.buckets;
      case valuationApi.getReferenceChoices:
        return { revision: this.revision, settings: this.settings, choices: this.choices };
      case valuationApi.getTransactionReferences:
        return {
          revision: this.revision,
          settings: this.settings,
          choices: this.choices,
          references: this.references,
        };
      case valuationApi.getEvidence:
        return { terms: null, bytes: 0, packs: this.packs, next: null };
      case valuationInnerApi.saveValues:
        return this.saveValues(body as ValuesToSave);
      case valuationApi.getValuationResults:
        return [...this.results.values()];
      case portfolioApi.getPortfolio:
        return {
          id: portfolioId,
          name: 'P',
          unitCount: units.length,
          updatedAt: '2026-11-01T09:00:00Z',
          units,
        };
      default:
        throw new Error(`The fake portfolio does not know ${endpoint.method} ${endpoint.path}`);
    }
  }

  private saveValues({ revision, references, valuationResults, unvalued, evidence }: ValuesToSave) {
    if (revision !== this.revision) throw new ServiceError('revision-behind', 'Somebody was first');
    this.revision += 1;
    Object.assign(this.references, references);
    for (const result of valuationResults) this.results.set(result.unitId, result);
    for (const { unitId } of unvalued) this.results.delete(unitId);
    const made = new Set([...(evidence?.unitIds ?? []), ...unvalued.map(({ unitId }) => unitId)]);
    this.packs = this.packs
      .map(pack => ({ ...pack, unitIds: pack.unitIds.filter(unitId => !made.has(unitId)) }))
      .filter(({ unitIds }) => unitIds.length > 0)
      .concat(evidence ?? []);
    return { revision: this.revision, valuationResults };
  }
}
