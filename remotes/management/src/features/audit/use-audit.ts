import { call } from '@kavel/api-client';
import { type AuditEvent, type AuditKind, managementApi } from '@kavel/contracts/management';
import { queryOptions, useQueries } from '@kavel/query';
import { useState } from 'react';
import { managementKey } from '../../common/queries';

export interface AuditFilter {
  organisationId?: string;
  search?: string;
  kind?: AuditKind;
  person?: string;
  object?: string;
  from?: string;
  until?: string;
}

const pageOf = (filter: AuditFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...managementKey, 'audit', filter, cursor],
    queryFn: ({ signal }) => call(managementApi.listAudit, { query: { ...filter, cursor } }, { signal }),
  });

/** Paged audit log that loads the next page at its end. The filter must not change: remount for another one. */
export function useAudit(filter: AuditFilter) {
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  const pages = useQueries({ queries: cursors.map(cursor => pageOf(filter, cursor)) });
  const failed = pages.find(page => page.isError);
  const next = pages.at(-1)?.data?.next ?? null;
  return {
    events: pages.flatMap((page): AuditEvent[] => page.data?.events ?? []),
    loading: pages[0]?.data === undefined && !failed,
    failed,
    more: () => {
      if (next !== null && !cursors.includes(next)) setCursors([...cursors, next]);
    },
  };
}

const exportPage = 1000;

/** Reads every event that matches the filter. */
export async function readWholeAudit(filter: AuditFilter): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(managementApi.listAudit, { query: { ...filter, cursor, limit: exportPage } });
    events.push(...page.events);
    cursor = page.next ?? undefined;
  } while (cursor);
  return events;
}
