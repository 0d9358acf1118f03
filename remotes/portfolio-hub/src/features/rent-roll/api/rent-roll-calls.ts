import { call, portfolioQueries } from '@kavel/api-client';
import {
  type IndexationBody,
  type Lease,
  type LeaseContent,
  type LeaseDeliveryBody,
  type LeaseRows,
  leaseApi,
  type RentPer,
  type Tenant,
} from '@kavel/contracts/leases';
import { queryOptions, useQueryClient } from '@kavel/query';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import { partsOf } from '../model/lease-parts';

/** Queries of the rent roll. Below the portfolios key: refetched when a portfolio changes. */
export const rentRollQueries = {
  roll: (id: string, date: string | null) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'rent-roll', id, date],
      queryFn: ({ signal }) =>
        call(leaseApi.getRentRoll, { params: { id }, query: date === null ? {} : { date } }, { signal }),
      // Comparing thousands of leases with the previous ones takes longer than drawing the visible ones.
      structuralSharing: false,
    }),
  deliveries: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'lease-deliveries', id],
      queryFn: ({ signal }) => call(leaseApi.listLeaseDeliveries, { params: { id } }, { signal }),
    }),
  runs: (id: string) =>
    queryOptions({
      queryKey: [...portfolioQueries.all(), 'indexation-runs', id],
      queryFn: ({ signal }) => call(leaseApi.listIndexationRuns, { params: { id } }, { signal }),
    }),
};

/** What a form says of a lease. `tenant` absent: as it is. */
export type LeaseBody = LeaseContent & { tenant?: Tenant | null };

export const previewIndexation = (id: string, body: IndexationBody) =>
  call(leaseApi.previewIndexation, { params: { id }, body });

/** How the rows of a file are read. */
export interface RentRollReading {
  name: string;
  rentPer: RentPer;
  /** Leases that the file does not have are removed. */
  whole: boolean;
}

/** Rows of a file of which all parts but the last, these, were sent. */
export type SentRows = Pick<LeaseDeliveryBody, keyof LeaseRows | 'before'>;

/** Sends all parts of a file but the last, which goes with the calls that this is for. */
export async function sendRows(id: string, rows: LeaseRows): Promise<SentRows> {
  const parts = partsOf(rows);
  const last = parts.pop() ?? rows;
  if (parts.length === 0) return last;
  const key = crypto.randomUUID();
  for (const [part, content] of parts.entries())
    await call(leaseApi.addLeasePart, { params: { id }, body: { key, part, ...content } });
  return { ...last, before: { key, parts: parts.length } };
}

export const previewLeases = (id: string, body: RentRollReading & SentRows) =>
  call(leaseApi.previewLeases, { params: { id }, body });

/** Changes of the leases of one portfolio. Each refetches what shows its rents. */
export function useRentRollCalls(portfolioId: string) {
  const client = useQueryClient();
  const params = { id: portfolioId };
  const announced = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    announcePortfolioChange(client, portfolioId);
    return done;
  };
  return {
    add: (unitId: string, body: LeaseBody) =>
      announced(call(leaseApi.addLease, { params, body: { ...body, unitId } })),
    update: ({ id, revision }: Lease, body: LeaseBody) =>
      announced(call(leaseApi.updateLease, { params: { id }, body: { ...body, revision } })),
    remove: (id: string) => announced(call(leaseApi.removeLease, { params: { id } })),
    restore: (id: string) => announced(call(leaseApi.restoreLease, { params: { id } })),
    deliver: (body: RentRollReading & SentRows) => announced(call(leaseApi.deliverLeases, { params, body })),
    undoDelivery: (id: string) => announced(call(leaseApi.undoLeaseDelivery, { params: { id } })),
    index: (body: IndexationBody) => announced(call(leaseApi.runIndexation, { params, body })),
    undoIndexation: (id: string) => announced(call(leaseApi.undoIndexation, { params: { id } })),
  };
}
