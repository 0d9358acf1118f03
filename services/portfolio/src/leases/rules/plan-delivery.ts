import { isDeepStrictEqual } from 'node:util';
import { fullAddress } from '@kavel/contracts';
import {
  type LeaseCells,
  type LeaseColumn,
  type LeaseContent,
  type LeaseCounts,
  type LeasePreview,
  type LeaseRows,
  type ReadLease,
  type RejectedLeaseRow,
  type RentPer,
  readLeaseRow,
  type Tenant,
  type TenantColumn,
} from '@kavel/contracts/leases';
import type { KeptLease, NewLease } from '../repositories/leases';
import { type UnitPlace, unitMatcher } from './match-units';

export interface PlannedLease extends NewLease {
  /** The lease whose place it takes. */
  replaces: string | null;
  /** What the row says of the tenant, of the columns that the file has. */
  tenant: Partial<Tenant> | null;
}

export interface DeliveryPlan {
  leases: PlannedLease[];
  counts: LeaseCounts;
  /** Leases that are kept and that the file, which is the whole rent roll, does not have. */
  removed: Pick<KeptLease, 'id' | 'unitId'>[];
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
  rentPer: RentPer;
  whole: boolean;
  newId: () => string;
}

/** What a file does: each row is a new lease, takes the place of one that is kept, is known, or is rejected. */
export function planDelivery(
  parts: readonly LeaseRows[],
  { units, leases, rentPer, whole, newId }: Known,
): DeliveryPlan {
  const match = unitMatcher(units);
  const keptByKey = new Map(leases.map(lease => [keyOf(lease.unitId, lease.content), lease]));
  const seen = new Set<string>();
  const plan: DeliveryPlan = {
    leases: [],
    counts: { new: 0, changed: 0, known: 0, rejected: 0, removed: 0 },
    removed: [],
    rejected: [],
    sample: [],
  };
  const reject = (line: number, problems: RejectedLeaseRow['problems']) => {
    plan.rejected.push({ line, problems });
    plan.counts.rejected += 1;
  };
  const plannedRow = (columns: readonly LeaseColumn[], line: number, cells: readonly string[]) => {
    const { lease, problems } = readLeaseRow(cellsOf(columns, cells), rentPer);
    if (lease === null) {
      // A lease whose row cannot be read is still in the file.
      const reference = cells[columns.indexOf('reference')]?.trim();
      if (reference) seen.add(`# ${reference}`);
      reject(line, problems);
      return;
    }
    const matched = match(lease.place);
    if ('problem' in matched) {
      reject(line, [{ column: placeColumn(columns), problem: matched.problem }]);
      return;
    }
    const key = keyOf(matched.unit.id, lease.content);
    if (seen.has(key)) {
      reject(line, [{ column: 'reference', problem: 'repeated' }]);
      return;
    }
    seen.add(key);
    const kept = keptByKey.get(key);
    const content = kept ? merged(kept.content, lease.content, columns) : lease.content;
    const tenant = tenantOf(lease, columns);
    const isKnown =
      kept?.unitId === matched.unit.id && tenant === null && isDeepStrictEqual(content, kept.content);
    plan.counts[isKnown ? 'known' : kept ? 'changed' : 'new'] += 1;
    if (isKnown) return;
    plan.leases.push({ id: newId(), unitId: matched.unit.id, content, replaces: kept?.id ?? null, tenant });
    if (plan.sample.length < sampled) {
      const { annualRent, start, end } = content;
      plan.sample.push({ line, address: fullAddress(matched.unit), annualRent, start, end });
    }
  };
  for (const { columns, lines, rows } of parts)
    rows.forEach((cells, at) => {
      plannedRow(columns, lines[at] ?? at + 1, cells);
    });
  if (whole) plan.removed = [...keptByKey].flatMap(([key, lease]) => (seen.has(key) ? [] : [lease]));
  plan.counts.removed = plan.removed.length;
  return plan;
}

/** The contract number, or else the unit with the start and the kind of the lease. */
function keyOf(unitId: string, { reference, start, kind }: LeaseContent): string {
  return reference === null ? `${unitId} ${start ?? ''} ${kind}` : `# ${reference}`;
}

/** A column that the file does not have leaves what is kept. */
function merged(kept: LeaseContent, read: LeaseContent, columns: readonly LeaseColumn[]): LeaseContent {
  const fields = columns.flatMap(column => fieldsOf[column] ?? []);
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
function placeColumn(columns: readonly LeaseColumn[]): LeaseColumn {
  const places: LeaseColumn[] = ['objectId', 'address', 'postcode'];
  return places.find(column => columns.includes(column)) ?? 'address';
}
