import { valuationQueries } from '@kavel/api-client';
import type { AddressBuckets } from '@kavel/contracts';
import { useFormats, useLanguage } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useEffect, useState } from 'react';
import type { OpenValuation } from '../../../common/open-valuation';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { saveBuckets } from '../api/bucket-calls';
import { readDraft, writeDraft } from '../api/draft-store';
import { fitToUnits, sameBuckets } from '../model/bucket-edits';
import { nameSuggested } from '../model/suggested-names';

function useWarnOnLeave(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}

/** Translates the names of suggested buckets; the service returns Dutch names. */
function useNamed(): (suggested: AddressBuckets) => AddressBuckets {
  const t = useTexts();
  const formats = useFormats();
  const isDutch = useLanguage() === 'nl';
  return suggested => (isDutch ? suggested : nameSuggested(suggested, t, formats));
}

/**
 * The buckets being edited: a draft of this tab over the saved buckets, or over the suggestion when nothing is saved.
 * The draft survives a reload.
 */
export function useBucketDraft({ valuation, buckets: saved }: OpenValuation) {
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuation.id);
  const isSaved = Object.keys(saved).length > 0;
  const suggestion = useQuery(valuationQueries.suggestedBuckets(valuation.id));
  const [draft, setDraft] = useState(() => readDraft(valuation.id));

  const named = useNamed();
  const suggested = named(suggestion.data ?? {});
  const start = isSaved ? saved : suggested;
  const edited = draft !== null && !sameBuckets(draft, start);
  const buckets = fitToUnits(draft ?? start, valuation.unitIds, suggested);
  useWarnOnLeave(edited);

  const change = (next: AddressBuckets | null) => {
    setDraft(next);
    writeDraft(valuation.id, next);
  };

  const save = useMutation({
    mutationFn: () => saveBuckets(valuation.id, buckets),
    onSuccess: stored => {
      client.setQueryData(valuationQueries.buckets(valuation.id).queryKey, stored);
      change(null);
      invalidateComputed();
      announceChange(valuation.id);
    },
  });

  const suggestAgain = async () => {
    const { data } = await suggestion.refetch();
    if (data) change(named(data));
  };

  return {
    buckets,
    loading: !isSaved && !draft && suggestion.isPending,
    error: !isSaved && !draft ? suggestion.error : null,
    retry: () => void suggestion.refetch(),
    isSaved,
    /** True when the user has unsaved edits. */
    edited,
    /** True when the displayed buckets differ from the stored ones, or nothing is stored yet. */
    needsSaving: !isSaved || !sameBuckets(buckets, saved),
    change,
    discard: () => change(null),
    suggestAgain,
    save,
  };
}

export type BucketDraft = ReturnType<typeof useBucketDraft>;
