import { valuationQueries } from '@kavel/api-client';
import type { OperatingCostParams, ValuationDetail } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { useState } from 'react';
import { hasCode } from '../../../common/error-text';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { saveParameters } from '../api/save-parameters';
import { type ParameterEdits, problemOf, withEdits } from '../model/parameter-edits';

/** Unsaved parameter edits of the user. A conflict keeps them. */
export function useParameterEdits(valuation: ValuationDetail) {
  const t = useTexts();
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuation.id);
  const [edits, setEdits] = useState<ParameterEdits>({});
  const { queryKey } = valuationQueries.detail(valuation.id);

  const save = useMutation({
    mutationFn: (params: OperatingCostParams) => saveParameters(valuation, params),
    onSuccess: stored => {
      client.setQueryData(queryKey, now => now && { ...now, ...stored });
      setEdits({});
      invalidateComputed();
      announceChange(valuation.id);
      bus.publish('toast', { tone: 'success', title: t('dcf.saved') });
    },
  });

  const hasProblem = Object.entries(edits).some(([key, text]) => problemOf(key, text) !== null);

  return {
    edits,
    edit: (key: string, text: string) => setEdits({ ...edits, [key]: text }),
    edited: Object.keys(edits).length > 0,
    hasProblem,
    saving: save.isPending,
    conflict: hasCode(save.error, 'revision-behind'),
    error: save.error,
    clear: () => {
      setEdits({});
      save.reset();
    },
    recalculate: () => {
      if (!hasProblem) save.mutate(withEdits(valuation.operatingCostParams, edits));
    },
    resetAll: () => save.mutate({ cashFlow: {}, byType: {} }),
    /** After a conflict: loads the latest version and keeps the user's edits on top of it. */
    takeLatest: async () => {
      await client.invalidateQueries({ queryKey: valuationQueries.one(valuation.id) });
      save.reset();
    },
  };
}

export type EditedParameters = ReturnType<typeof useParameterEdits>;
