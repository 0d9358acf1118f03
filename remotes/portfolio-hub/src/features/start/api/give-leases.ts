import { call } from '@kavel/api-client';
import type { BulkLine } from '@kavel/contracts/bulk';
import { type LeaseColumn, leaseApi } from '@kavel/contracts/leases';

const columns: LeaseColumn[] = ['address', 'reference', 'rent', 'start', 'end'];

/** Leases with the made-up rents of the example, by the import of a rent roll. */
export async function giveLeases(id: string, lines: readonly BulkLine[], signal: AbortSignal): Promise<void> {
  const rows = lines.flatMap(({ line, text, facts }) => {
    const { annualRent, leaseEnd } = facts ?? {};
    if (annualRent === undefined || leaseEnd === undefined) return [];
    const start = `${Number(leaseEnd.slice(0, 4)) - 8}${leaseEnd.slice(4)}`;
    return [[text, `VOORBEELD-${line}`, annualRent, start, leaseEnd]];
  });
  const body = { name: 'voorbeeld.csv', columns, lines: rows.map((_, at) => at + 2), rows };
  await call(leaseApi.deliverLeases, { params: { id }, body }, { signal });
}
