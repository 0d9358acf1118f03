import { valuationQueries } from '@kavel/api-client';
import type { UnvaluedUnit } from '@kavel/contracts';
import { useQueryClient } from '@kavel/query';
import { useMemo, useState } from 'react';
import { referencesOfUnit } from '../api/appraisal-calls';
import { readUnvalued, writeUnvalued } from '../api/memory';
import { type BucketAnswer, mergeResults, referencesOf } from '../model/merge-answer';

const noUnits: readonly UnvaluedUnit[] = [];

/** Writes the valued results into the query cache, and remembers the units that the model refused, here or `inRun`. */
export function useTakeAnswer(valuationId: string, inRun: readonly UnvaluedUnit[] = noUnits) {
  const client = useQueryClient();
  const [own, setOwn] = useState(() => readUnvalued(valuationId));

  const take = (answer: BucketAnswer) => {
    client.setQueryData(
      valuationQueries.results(valuationId).queryKey,
      now => now && mergeResults(now, answer),
    );
    for (const [unitId, sales] of referencesOf(answer)) {
      client.setQueryData(
        referencesOfUnit(valuationId, unitId).queryKey,
        now => now && { ...now, revision: answer.revision, references: { [unitId]: sales } },
      );
    }
    const next = new Map(readUnvalued(valuationId));
    for (const { unitId } of answer.valuationResults) next.delete(unitId);
    for (const { unitId, reason } of answer.unvalued) next.set(unitId, reason);
    writeUnvalued(valuationId, next);
    setOwn(next);
  };
  const unvalued = useMemo(
    () => new Map([...inRun.map(({ unitId, reason }) => [unitId, reason] as const), ...own]),
    [inRun, own],
  );
  return { take, unvalued };
}
