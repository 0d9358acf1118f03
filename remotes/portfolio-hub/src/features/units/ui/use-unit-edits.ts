import { ApiError } from '@kavel/api-client';
import type { UnitEdit, WholeUnit } from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { toastError, toastProblem } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { useUnitCalls } from '../api/unit-calls';
import {
  formOf,
  inverseOf,
  problemsOf,
  type UnitField,
  type UnitForm,
  type UnitUpdate,
  updateOf,
} from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import type { OfferUndo } from './use-undo';

/** An edit of a unit that was changed by somebody else meanwhile. */
export interface Conflict {
  row: UnitRow;
  theirs: WholeUnit;
  typed: Partial<UnitForm>;
}

/** The current unit from a conflict error; null for any other error. */
export function theirsOf(error: unknown): WholeUnit | null {
  if (!(error instanceof ApiError) || error.code !== 'revision-behind') return null;
  const details = error.details as { unit?: WholeUnit } | undefined;
  return details?.unit ?? null;
}

export interface UnitEditOptions {
  portfolioId: string;
  offerUndo: OfferUndo;
  onConflict: (conflict: Conflict) => void;
}

/** Updates facts of units, each with undo. */
export function useUnitEdits({ portfolioId, offerUndo, onConflict }: UnitEditOptions) {
  const t = useTexts();
  const hub = useHubTexts();
  const language = useLanguage();
  const calls = useUnitCalls(portfolioId);

  /** Rejects with the service's reason. The undo is refused too when the unit has changed since. */
  const change = async (rows: readonly UnitRow[], update: UnitUpdate, title: string) => {
    const edits = rows.map(({ id, revision }): UnitEdit => ({ id, revision, set: update }));
    const after = await calls.edit(edits);
    const revisions = new Map(after.map(unit => [unit.id, unit.revision]));
    const back = rows.map((row): UnitEdit => {
      const revision = revisions.get(row.id);
      return { id: row.id, ...(revision ? { revision } : {}), set: inverseOf(update, row) };
    });
    offerUndo(title, hub('edit.undoHow'), () => {
      calls.edit(back).catch((error: unknown) => toastError(hub('edit.undoFailed'), error));
    });
  };

  /** Saves one value typed in a cell. Resolves to whether it was saved or is shown in a conflict. */
  const saveCell = async (row: UnitRow, field: UnitField, text: string): Promise<boolean> => {
    const before = formOf(row, language);
    const form = { ...before, [field]: text };
    const problems = problemsOf(form, language, new Date().toISOString().slice(0, 10));
    const problem = Object.values(problems)[0];
    if (problem) {
      toastProblem(t(`fields.${field}`), t(`problems.${problem}`));
      return false;
    }
    try {
      await change([row], updateOf(form, before, language), t('unit.saved', { address: row.address }));
      return true;
    } catch (error) {
      const theirs = theirsOf(error);
      if (theirs) onConflict({ row, theirs, typed: { [field]: text } });
      else toastError(hub('edit.failed', { address: row.address }), error);
      return theirs !== null;
    }
  };

  const saveUnit = (row: UnitRow, update: UnitUpdate) =>
    change([row], update, t('unit.saved', { address: row.address }));

  const saveMany = (rows: readonly UnitRow[], update: UnitUpdate) =>
    change(rows, update, hub('bulk.saved', { count: rows.length }));

  return { saveCell, saveUnit, saveMany };
}
