import { type ChecklistLine, checklistItems, computedItems, isSettled } from '@kavel/contracts/valuations';
import type { Findings } from '../repositories/checklist-findings';

export type StoredLine = Omit<ChecklistLine, 'item' | 'computed'>;

const nothing: StoredLine = { answer: null, count: null, remark: '', answeredBy: null, confirmedBy: null };

const isComputed = (item: string): item is (typeof computedItems)[number] =>
  computedItems.some(one => one === item);

/** Every item, with what people said; without findings (of an approved valuation) as they were stored. */
export function linesOf(stored: ReadonlyMap<string, StoredLine>, findings: Findings | null): ChecklistLine[] {
  return checklistItems.map(item => {
    const line = stored.get(item) ?? nothing;
    if (!isComputed(item)) return { item, computed: false, ...line };
    if (findings === null) return { item, computed: true, ...line };
    const count = findings[item];
    return { item, computed: true, ...line, answer: count === 0 ? 'yes' : 'no', count };
  });
}

/** Whether nothing is left to answer, explain or confirm. */
export const isComplete = (lines: readonly ChecklistLine[]) => lines.every(isSettled);
