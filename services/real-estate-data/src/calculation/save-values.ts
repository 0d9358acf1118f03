import { type Reference, type ValuationResult, valuationApi } from '@kavel/contracts';
import { appraisalApi } from '@kavel/contracts/appraisal';
import type { Caller, ServiceClient } from '@kavel/service-kit';

/** Units per call: a message stays below the body limit. */
const unitsPerCall = 500;

export interface ValuesToSave {
  /** Of the references that the values replace; when it is behind by now, nothing is stored. */
  revision: number;
  /** References by unit; an empty list clears those of a unit that could not be valued. */
  references: Record<string, Reference[]>;
  results: ValuationResult[];
  unvalued: readonly string[];
}

/** Stores references and values; other units keep theirs. Answers with the revision. 409 when somebody saved references meanwhile. */
export async function saveValues(
  portfolio: ServiceClient,
  id: string,
  values: ValuesToSave,
  caller: Caller,
): Promise<number> {
  const revision = await saveReferences(portfolio, id, values, caller);
  await dropStaleResults(portfolio, id, new Set(values.unvalued), caller);
  for (const body of chunks(values.results))
    await portfolio.call(valuationApi.updateValuationResults, { params: { id }, body }, caller);
  return revision;
}

async function saveReferences(
  portfolio: ServiceClient,
  id: string,
  { revision, references }: ValuesToSave,
  caller: Caller,
): Promise<number> {
  const params = { id };
  let current = revision;
  for (const chunk of chunks(Object.entries(references))) {
    const body = { revision: current, references: Object.fromEntries(chunk) };
    const saved = await portfolio.call(appraisalApi.saveTransactionReferences, { params, body }, caller);
    current = saved.revision;
  }
  return current;
}

/** A unit that can no longer be valued must not keep an old value. */
async function dropStaleResults(
  portfolio: ServiceClient,
  id: string,
  unvalued: ReadonlySet<string>,
  caller: Caller,
): Promise<void> {
  if (unvalued.size === 0) return;
  const params = { id };
  const stored = await portfolio.call(valuationApi.getValuationResults, { params }, caller);
  const kept = stored.filter(result => !unvalued.has(result.unitId));
  if (kept.length === stored.length) return;
  const [first = [], ...rest] = chunks(kept);
  await portfolio.call(valuationApi.createValuationResults, { params, body: first }, caller);
  for (const body of rest)
    await portfolio.call(valuationApi.updateValuationResults, { params, body }, caller);
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / unitsPerCall);
  return Array.from({ length: count }, (_, i) => items.slice(i * unitsPerCall, (i + 1) * unitsPerCall));
}
