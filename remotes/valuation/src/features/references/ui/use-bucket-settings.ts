import type { ReferenceParams } from '@kavel/contracts';
import type { TransactionReferences } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { referencesKey, saveDecisions } from '../api/appraisal-calls';
import { isSameChoice } from '../model/choices';
import { revisionBehind } from './use-decisions';

interface Change {
  bucket: string;
  /** The settings that the change is based on. */
  base: ReferenceParams;
  next: ReferenceParams;
  revision: number;
}

/** Concurrent changes of one bucket's reference settings; `revision` is that of the stored version. */
export interface SettingsConflict extends Change {
  theirs: ReferenceParams;
}

/**
 * Stores the reference settings of a bucket with the valuation; calls `onSaved` when the bucket can be valued again.
 */
export function useBucketSettings(valuationId: string, onSaved: (bucket: string) => void) {
  const t = useTexts();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);

  const save = useMutation({
    mutationFn: async (change: Change): Promise<SettingsConflict | null> => {
      const { bucket, base, next, revision } = change;
      const put = (at: number) => saveDecisions(valuationId, at, { settings: { [bucket]: next } });
      try {
        await put(revision);
      } catch (error) {
        const behind = revisionBehind(error);
        if (!behind) throw error;
        const theirs = behind.versions.current.settings[bucket] ?? {};
        if (!isSameChoice(theirs, base)) return { ...change, theirs, revision: behind.current };
        await put(behind.current);
      }
      return null;
    },
    onSuccess: (outcome, { bucket, next }) => {
      setConflict(outcome);
      if (outcome) return;
      client.setQueriesData<TransactionReferences>(
        { queryKey: referencesKey(valuationId) },
        now => now && { ...now, settings: { ...now.settings, [bucket]: next } },
      );
      onSaved(bucket);
    },
    onError: error =>
      bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) }),
  });

  return {
    saving: save.isPending,
    save: save.mutate,
    conflict,
    keepMine: () => {
      if (conflict) save.mutate({ ...conflict, base: conflict.theirs });
    },
    takeTheirs: () => {
      setConflict(null);
      void client.invalidateQueries({ queryKey: referencesKey(valuationId) });
    },
  };
}
