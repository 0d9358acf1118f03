import { call } from '@kavel/api-client';
import { type AssignmentFacts, assignmentApi } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';

/** What a valuation was asked for, and who signs it. */
export function assignmentQuery(valuationId: string) {
  return queryOptions({
    queryKey: ['report-assignment', valuationId],
    queryFn: ({ signal }) => call(assignmentApi.getAssignment, { params: { id: valuationId } }, { signal }),
  });
}

export function saveAssignment(valuationId: string, body: { revision: number; facts: AssignmentFacts }) {
  return call(assignmentApi.saveAssignment, { params: { id: valuationId }, body });
}
