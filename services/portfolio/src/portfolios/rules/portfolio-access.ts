import type { Portfolio } from '@kavel/contracts';
import type { Sharing } from '@kavel/contracts/portfolios';

/** The fields of a portfolio that determine access to it. */
export interface AccessRow {
  owner_id: string | null;
  organisation_access: Sharing['organisation'];
  editors: readonly string[];
}

/** Access of a user who may see the portfolio. Must match the policies of the database. */
export function accessOf(row: AccessRow, userId: string): Portfolio['access'] {
  if (row.owner_id === userId) return 'owner';
  return row.organisation_access === 'edit' || row.editors.includes(userId) ? 'edit' : 'read';
}
