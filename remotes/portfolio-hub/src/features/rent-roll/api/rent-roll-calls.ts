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

/** A file with leases, of any length. */
export interface RentRollFile extends LeaseRows {
  name: string;
  rentPer: RentPer;
  /** Leases that it does not have are removed. */
  whole: boolean;
}

/** Sends all parts of a file but the last, which goes with the call that this is for. */
async function withPartsSent(
  id: string,
  { name, rentPer, whole, ...rows }: RentRollFile,
): Promise<LeaseDeliveryBody> {
  const parts = partsOf(rows);
  const last = parts.pop() ?? rows;
  if (parts.length === 0) return { name, rentPer, whole, ...last };
  const key = crypto.randomUUID();
  for (const [part, content] of parts.entries())
    await call(leaseApi.addLeasePart, { params: { id }, body: { key, part, ...content } });
  return { name, rentPer, whole, ...last, before: { key, parts: parts.length } };
}

export const previewLeases = async (id: string, file: RentRollFile) =>
  call(leaseApi.previewLeases, { params: { id }, body: await withPartsSent(id, file) });

const deliverLeases = async (id: string, file: RentRollFile) =>
  call(leaseApi.deliverLeases, { params: { id }, body: await withPartsSent(id, file) });

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
    deliver: (file: RentRollFile) => announced(deliverLeases(portfolioId, file)),
    undoDelivery: (id: string) => announced(call(leaseApi.undoLeaseDelivery, { params: { id } })),
    index: (body: IndexationBody) => announced(call(leaseApi.runIndexation, { params, body })),
    undoIndexation: (id: string) => announced(call(leaseApi.undoIndexation, { params: { id } })),
  };
}
