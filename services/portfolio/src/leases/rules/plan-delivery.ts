import { isDeepStrictEqual } from 'node:util';
import { fullAddress } from '@kavel/contracts';
import type { leaseDeliveryBodySchema, TenantColumn } from '@kavel/contracts/leases';
import {
  type LeaseCells,
  type LeaseColumn,
  type LeaseContent,
  type LeaseCounts,
  type LeasePreview,
  type ReadLease,
  type RejectedLeaseRow,
  readLeaseRow,
  type Tenant,
} from '@kavel/contracts/leases';
import type { z } from 'zod';
import type { KeptLease, NewLease } from '../repositories/leases';
import type { UnitPlace } from './match-units';
import { unitMatcher } from './match-units';

export type DeliveryBody = z.output<typeof leaseDeliveryBodySchema>;

export interface PlannedLease extends NewLease {
  /** The lease whose place it takes. */
  replaces: string | null;
  /** What the row says of the tenant, of the columns that the file has. */
  tenant: Partial<Tenant> | null;
}

export interface DeliveryPlan {
  leases: PlannedLease[];
  counts: LeaseCounts;
  rejected: RejectedLeaseRow[];
  sample: LeasePreview['sample'];
}

/** Enough to see whether dates and rents were read as they are meant. */
const sampled = 8;

const fieldsOf: Partial<Record<LeaseColumn, readonly (keyof LeaseContent)[]>> = {
  reference: ['reference'],
  rent: ['annualRent'],
  start: ['start'],
  end: ['end'],
  breakDate: ['breakDate'],
  noticeMonths: ['noticeMonths'],
  kind: ['kind'],
  vacant: ['kind', 'annualRent'],
  area: ['area'],
  clause: ['indexation'],
  rate: ['indexation'],
  cap: ['indexation'],
  floor: ['indexation'],
  month: ['indexation'],
  rentFreeMonths: ['rentFreeMonths'],
  discount: ['discount'],
  discountEnd: ['discountEnd'],
  deposit: ['deposit'],
  serviceCosts: ['serviceCosts'],
};
const tenantFields = {
  tenantReference: 'reference',
  tenantName: 'name',
  kvk: 'kvk',
} as const satisfies Record<TenantColumn, keyof Tenant>;

interface Known {
  units: readonly UnitPlace[];
  leases: readonly KeptLease[];
  newId: () => string;
}

/** What a file does: each row is a new lease, takes the place of one that is kept, is known, or is rejected. */
export function planDelivery(body: DeliveryBody, { units, leases, newId }: Known): DeliveryPlan {
  const match = unitMatcher(units);
  const keptByKey = new Map(leases.map(lease => [keyOf(lease.unitId, lease.content), lease]));
  const fields = [...new Set(body.columns.flatMap(column => fieldsOf[column] ?? []))];
  const seen = new Set<string>();
  const plan: DeliveryPlan = {
    leases: [],
    counts: { new: 0, changed: 0, known: 0, rejected: 0 },
    rejected: [],
    sample: [],
  };
  const reject = (line: number, problems: RejectedLeaseRow['problems']) => {
    plan.rejected.push({ line, problems });
    plan.counts.rejected += 1;
  };
  body.rows.forEach((cells, at) => {
    const line = body.lines[at] ?? at + 1;
    const { lease, problems } = readLeaseRow(cellsOf(body.columns, cells), body.rentPer);
    if (lease === null) {
      reject(line, problems);
      return;
    }
    const matched = match(lease.place);
    if ('problem' in matched) {
      reject(line, [{ column: placeColumn(body), problem: matched.problem }]);
      return;
    }
    const key = keyOf(matched.unit.id, lease.content);
    if (seen.has(key)) {
      reject(line, [{ column: 'reference', problem: 'repeated' }]);
      return;
    }
    seen.add(key);
    const kept = keptByKey.get(key);
    const content = kept ? merged(kept.content, lease.content, fields) : lease.content;
    const tenant = tenantOf(lease, body.columns);
    const isKnown =
      kept?.unitId === matched.unit.id && tenant === null && isDeepStrictEqual(content, kept.content);
    plan.counts[isKnown ? 'known' : kept ? 'changed' : 'new'] += 1;
    if (isKnown) return;
    plan.leases.push({ id: newId(), unitId: matched.unit.id, content, replaces: kept?.id ?? null, tenant });
    if (plan.sample.length < sampled) {
      const { annualRent, start, end } = content;
      plan.sample.push({ line, address: fullAddress(matched.unit), annualRent, start, end });
    }
  });
  return plan;
}

/** The contract number, or else the unit with the start and the kind of the lease. */
function keyOf(unitId: string, { reference, start, kind }: LeaseContent): string {
  return reference === null ? `${unitId} ${start ?? ''} ${kind}` : `# ${reference}`;
}

/** A column that the file does not have leaves what is kept. */
function merged(
  kept: LeaseContent,
  read: LeaseContent,
  fields: readonly (keyof LeaseContent)[],
): LeaseContent {
  const given = Object.fromEntries(fields.map(field => [field, read[field]]));
  return { ...kept, ...given };
}

function tenantOf({ tenant }: ReadLease, columns: readonly LeaseColumn[]): Partial<Tenant> | null {
  if (tenant === null) return null;
  const fields = (Object.keys(tenantFields) as TenantColumn[]).filter(column => columns.includes(column));
  return Object.fromEntries(fields.map(column => [tenantFields[column], tenant[tenantFields[column]]]));
}

function cellsOf(columns: readonly LeaseColumn[], cells: readonly string[]): LeaseCells {
  const read: LeaseCells = {};
  columns.forEach((column, at) => {
    const cell = cells[at];
    if (cell) read[column] = cell;
  });
  return read;
}

/** Under which column a unit that was not found is told. */
function placeColumn({ columns }: DeliveryBody): LeaseColumn {
  const places: LeaseColumn[] = ['objectId', 'address', 'postcode'];
  return places.find(column => columns.includes(column)) ?? 'address';
}
