import { isOnRecord } from '@kavel/contracts';
import type { ChecklistLine } from '@kavel/contracts/valuations';
import type { OrganisationScope } from '../repositories/store';
import type { ValuationHead } from '../valuations/repositories/valuations';
import { readFindings } from './repositories/checklist-findings';
import { freezeFinding, readChecklistPolicy, readLines } from './repositories/checklists';
import { isComplete, linesOf } from './rules/checklist';

/** The checklist as it is now, or as the approval fixed it. */
export async function readChecklist(
  scope: OrganisationScope,
  head: Pick<ValuationHead, 'id' | 'valueDate' | 'status'>,
): Promise<{ lines: ChecklistLine[]; frozen: boolean }> {
  const frozen = isOnRecord(head);
  const stored = await readLines(scope, head.id);
  return { lines: linesOf(stored, frozen ? null : await readFindings(scope, head)), frozen };
}

/** Fixes what the product found. Before the status changes: afterwards the database refuses. */
export async function freezeChecklist(
  scope: OrganisationScope,
  head: Pick<ValuationHead, 'id' | 'valueDate' | 'status'>,
): Promise<void> {
  const { lines } = await readChecklist(scope, head);
  for (const line of lines) if (line.computed) await freezeFinding(scope, head.id, line);
}

/** Whether an approval has to wait for it: only where the organisation requires the checklist. */
export async function isChecklistOpen(
  scope: OrganisationScope,
  head: Pick<ValuationHead, 'id' | 'valueDate' | 'status'>,
): Promise<boolean> {
  const { required } = await readChecklistPolicy(scope);
  return required && !isComplete((await readChecklist(scope, head)).lines);
}
