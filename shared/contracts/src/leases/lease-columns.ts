/** Columns of a rent roll that say which unit a row is of: a BAG id, an address, or postcode and number. */
export const placeColumns = [
  'objectId',
  'address',
  'postcode',
  'huisnummer',
  'huisletter',
  'toevoeging',
] as const;

/** Columns with data of the tenant, refused without `auth.tenant-data`. */
export const tenantColumns = ['tenantReference', 'tenantName', 'kvk'] as const;
export type TenantColumn = (typeof tenantColumns)[number];

/** Columns of a rent roll in the order in which a page shows them. */
export const leaseColumns = [
  ...placeColumns,
  'reference',
  'rent',
  'start',
  'end',
  'breakDate',
  'noticeMonths',
  'kind',
  'area',
  'clause',
  'rate',
  'cap',
  'floor',
  'month',
  'rentFreeMonths',
  'discount',
  'discountEnd',
  'deposit',
  'serviceCosts',
  'vacant',
  ...tenantColumns,
] as const;
export type LeaseColumn = (typeof leaseColumns)[number];

/** Cells of one row as they are written, of the columns that were chosen. */
export type LeaseCells = Partial<Record<LeaseColumn, string>>;

export const leaseCellProblems = [
  'missing',
  'not-a-date',
  'not-a-number',
  'out-of-range',
  'unknown-word',
  'too-long',
  'before-start',
  'after-end',
  /** The same contract number, or the same unit and term, as a row before. */
  'repeated',
  'unit-not-found',
  'unit-ambiguous',
] as const;
export type LeaseCellProblem = (typeof leaseCellProblems)[number];

export interface BadLeaseCell {
  column: LeaseColumn;
  problem: LeaseCellProblem;
}

/** Of what the amounts of a file are. */
export const rentPers = ['month', 'year'] as const;
export type RentPer = (typeof rentPers)[number];

/** Numbers of a file, inclusive: euro, m², months, percent. */
export const leaseNumbers = {
  rent: { min: 0, max: 1e8, decimals: false },
  area: { min: 0.1, max: 1e7, decimals: false },
  noticeMonths: { min: 0, max: 240, decimals: false },
  rate: { min: 0, max: 100, decimals: true },
  cap: { min: 0, max: 100, decimals: true },
  floor: { min: 0, max: 100, decimals: true },
  rentFreeMonths: { min: 0, max: 240, decimals: false },
  discount: { min: 0, max: 1e8, decimals: false },
  deposit: { min: 0, max: 1e9, decimals: false },
  serviceCosts: { min: 0, max: 1e8, decimals: false },
} as const;
export type LeaseNumber = keyof typeof leaseNumbers;
