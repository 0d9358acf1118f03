import type { WholeUnit } from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { useState } from 'react';
import { formOf, isEdited, problemsOf, type UnitForm, type UnitUpdate, updateOf } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import { type Conflict, theirsOf } from './use-unit-edits';

/** What was typed for a unit and is not saved, on the version of the unit that it started from. */
export interface Draft {
  base: UnitRow;
  form: UnitForm;
}

/** Typed text of units by id: it stays while other units are looked at. */
export type Drafts = Map<string, Draft>;

export interface UnitDraftOptions {
  row: UnitRow;
  drafts: Drafts;
  /** The edit typed in the table that caused a conflict. */
  conflict: Conflict | null;
  /** Rejects with the reason. */
  onSave: (row: UnitRow, update: UnitUpdate) => Promise<void>;
  onSaved: () => void;
}

/** The form of one unit: a change by somebody else meanwhile is found when it is saved. */
export function useUnitDraft({ row, drafts, conflict, onSave, onSaved }: UnitDraftOptions) {
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft | null>(() =>
    conflict
      ? { base: conflict.row, form: { ...formOf(conflict.row, language), ...conflict.typed } }
      : (drafts.get(row.id) ?? null),
  );
  const [theirs, setTheirs] = useState<WholeUnit | null>(conflict?.theirs ?? null);
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const base = draft?.base ?? row;
  const before = formOf(base, language);
  const form = draft?.form ?? before;
  const problems = problemsOf(form, language, new Date().toISOString().slice(0, 10));

  const keep = (next: Draft | null) => {
    setDraft(next);
    if (next) drafts.set(row.id, next);
    else drafts.delete(row.id);
  };

  const save = async (on: UnitRow) => {
    setChecked(true);
    if (saving || Object.keys(problems).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(on, updateOf(form, before, language));
      keep(null);
      setTheirs(null);
      setChecked(false);
      onSaved();
    } catch (error) {
      const first = theirsOf(error);
      setTheirs(first);
      setFailure(first ? null : error);
    } finally {
      setSaving(false);
    }
  };

  return {
    before,
    form,
    theirs,
    saving,
    failure,
    edited: isEdited(form, before),
    problems: checked ? problems : {},
    change: (changed: Partial<UnitForm>) => keep({ base, form: { ...form, ...changed } }),
    discard: () => {
      keep(null);
      setTheirs(null);
      setFailure(null);
      setChecked(false);
    },
    save: () => save(base),
    keepMine: (unit: WholeUnit) => save({ ...base, revision: unit.revision }),
    takeTheirs: (unit: WholeUnit) => {
      const { addressObjectData: facts, revision } = unit;
      const now = { ...base, ...facts, annualCosts: facts.annualCosts ?? null, revision };
      keep({ base: now, form: formOf(facts, language) });
      setTheirs(null);
    },
  };
}
