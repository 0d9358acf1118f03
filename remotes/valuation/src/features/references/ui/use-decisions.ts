import { ApiError, valuationQueries } from '@kavel/api-client';
import { noChoices, type RevisionBehind, type UnitChoices } from '@kavel/contracts/valuations';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { referencesKey, referencesOfUnit, saveDecisions } from '../api/appraisal-calls';
import { valueUnit } from '../api/value-bucket';
import { isSameDecision } from '../model/choices';
import type { BucketAnswer } from '../model/merge-answer';

interface Decision {
  unitId: string;
  /** The choices that the decision is based on. */
  base: UnitChoices;
  next: UnitChoices;
  /** Toast text; an undo has no undo of its own. */
  told: string;
  isUndo?: boolean;
}

/** Concurrent decisions about one unit. */
export interface Conflict {
  decision: Decision;
  theirs: UnitChoices;
  revision: number;
}

/**
 * Decisions about the references and the value of a unit: applied optimistically, stored one after another, then
 * valued. When a colleague changed the same unit meanwhile, both versions are kept until the user chooses.
 */
export function useDecisions(valuationId: string, unitId: string, take: (answer: BucketAnswer) => void) {
  const t = useTexts();
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuationId);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [past, setPast] = useState<readonly Decision[]>([]);
  const keyOf = (unit: string) => referencesOfUnit(valuationId, unit).queryKey;
  const show = (unit: string, choices: UnitChoices, revision?: number) =>
    client.setQueryData(
      keyOf(unit),
      now => now && { ...now, revision: revision ?? now.revision, choices: { [unit]: choices } },
    );

  const save = async (decision: Decision): Promise<BucketAnswer | Conflict> => {
    const { unitId: unit, base, next } = decision;
    const revision = client.getQueryData(keyOf(unit))?.revision ?? 0;
    const put = (at: number) => saveDecisions(valuationId, at, { choices: { [unit]: next } });
    try {
      await put(revision);
    } catch (error) {
      const behind = revisionBehind(error);
      if (!behind) throw error;
      const theirs = behind.versions.current.choices[unit] ?? noChoices;
      if (!isSameDecision(theirs, base)) return { decision, theirs, revision: behind.current };
      // The colleague changed other units: nothing of theirs is overwritten.
      await put(behind.current);
    }
    return valueUnit(valuationId, unit);
  };

  const { mutate, isPending } = useMutation({
    scope: { id: `decisions-${valuationId}` },
    mutationFn: save,
    onSuccess: (outcome, decision) => {
      if ('theirs' in outcome) {
        setConflict(outcome);
        return;
      }
      take(outcome);
      invalidateComputed();
      announceChange(valuationId);
      // The revision covers all units: the other units are refetched when they are opened.
      void client.invalidateQueries({
        queryKey: referencesKey(valuationId),
        predicate: ({ queryKey }) => queryKey.at(-1) !== decision.unitId,
        refetchType: 'none',
      });
      setPast(now => (decision.isUndo ? now : [...now, decision]));
      bus.publish('toast', {
        tone: 'success',
        title: decision.told,
        ...(decision.isUndo
          ? {}
          : {
              action: {
                label: t('appraisal.undo'),
                altText: t('appraisal.undoAlt'),
                onAction: () => undo(decision),
              },
            }),
      });
    },
    onError: (error, { unitId: unit, base }) => {
      show(unit, base);
      bus.publish('toast', { tone: 'error', title: t('errors.title'), description: errorText(error, t) });
      void client.invalidateQueries({ queryKey: keyOf(unit) });
    },
  });

  const begin = (decision: Decision) => {
    show(decision.unitId, decision.next);
    mutate(decision);
  };

  const undo = (decision: Decision) => {
    setPast(now => now.filter(other => other !== decision));
    const base = client.getQueryData(keyOf(decision.unitId))?.choices[decision.unitId] ?? noChoices;
    begin({
      unitId: decision.unitId,
      base,
      next: decision.base,
      told: t('appraisal.undone'),
      isUndo: true,
    });
  };

  const choices = client.getQueryData(keyOf(unitId))?.choices[unitId] ?? noChoices;
  const latest = past.findLast(decision => decision.unitId === unitId);

  return {
    choices,
    busy: isPending,
    decide: (next: UnitChoices, told: string) => begin({ unitId, base: choices, next, told }),
    undo: latest ? () => undo(latest) : undefined,
    conflict,
    /** Replaces the stored version with the chosen or combined one. */
    settle: (chosen: UnitChoices) => {
      if (!conflict) return;
      const { decision, theirs, revision } = conflict;
      setConflict(null);
      show(decision.unitId, theirs, revision);
      begin({ ...decision, base: theirs, next: chosen });
    },
    /** Accepts the stored version. */
    yield: () => {
      if (!conflict) return;
      setConflict(null);
      show(conflict.decision.unitId, conflict.theirs, conflict.revision);
      void client.invalidateQueries({ queryKey: valuationQueries.one(valuationId) });
    },
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** Both versions from a revision conflict; null for any other error. */
export function revisionBehind(error: unknown): RevisionBehind | null {
  if (!(error instanceof ApiError) || error.code !== 'revision-behind') return null;
  return error.details as RevisionBehind;
}
