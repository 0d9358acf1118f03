import type { Portfolio } from '@kavel/contracts';
import type { Sharing } from '@kavel/contracts/portfolios';

/** What decides who may do what with a portfolio. */
export interface AccessRow {
  owner_id: string | null;
  organisation_access: Sharing['organisation'];
  editors: readonly string[];
}

/** Of a user who may see it. The policies of the database say the same. */
export function accessOf(row: AccessRow, userId: string): Portfolio['access'] {
  if (row.owner_id === userId) return 'owner';
  return row.organisation_access === 'edit' || row.editors.includes(userId) ? 'edit' : 'read';
}
