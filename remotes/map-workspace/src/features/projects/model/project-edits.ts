import type { ProjectDraft } from './project-draft';

type Field = keyof ProjectDraft;

/** Unsaved fields: `from` is the stored value that the user replaced, `to` what was entered. */
export type ProjectEdits = {
  readonly [Name in Field]?: { readonly from: ProjectDraft[Name]; readonly to: ProjectDraft[Name] };
};

type Entry = [Field, { from: string | null; to: string | null }];

const entriesOf = (edits: ProjectEdits) => Object.entries(edits) as Entry[];
const editsOf = (entries: readonly Entry[]) => Object.fromEntries(entries) as ProjectEdits;

/** Adds edits; a field that has its stored value again is no edit. */
export function edited(edits: ProjectEdits, stored: ProjectDraft, part: Partial<ProjectDraft>): ProjectEdits {
  const added = (Object.entries(part) as [Field, string | null][]).map(
    ([field, to]): Entry => [field, { from: (edits[field] ?? { from: stored[field] }).from, to }],
  );
  return unsaved(editsOf([...entriesOf(edits), ...added]), stored);
}

/** Without the edits whose value is stored. */
export function unsaved(edits: ProjectEdits, stored: ProjectDraft): ProjectEdits {
  return editsOf(entriesOf(edits).filter(([field, { to }]) => to !== stored[field]));
}

/** The stored project with the edits applied. */
export function withEdits(stored: ProjectDraft, edits: ProjectEdits): ProjectDraft {
  const entered = entriesOf(edits).map(([field, { to }]) => [field, to]);
  return { ...stored, ...Object.fromEntries(entered) };
}

/** Edited fields whose stored value was changed elsewhere since. */
export function conflictsOf(stored: ProjectDraft, edits: ProjectEdits): Field[] {
  return entriesOf(edits)
    .filter(([field, { from, to }]) => stored[field] !== from && stored[field] !== to)
    .map(([field]) => field);
}

/** The edits based on what is stored now: they win over changes made elsewhere. */
export function basedOn(stored: ProjectDraft, edits: ProjectEdits): ProjectEdits {
  const entries = entriesOf(edits).map(([field, { to }]): Entry => [field, { from: stored[field], to }]);
  return unsaved(editsOf(entries), stored);
}

/** The edits without some fields. */
export function without(edits: ProjectEdits, fields: readonly Field[]): ProjectEdits {
  return editsOf(entriesOf(edits).filter(([field]) => !fields.includes(field)));
}

/** Reads stored edits; anything else is no edits. */
export function parseEdits(text: string | null): ProjectEdits {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return editsOf((Object.entries(value) as Entry[]).filter(([, edit]) => isEdit(edit)));
  } catch {
    return {};
  }
}

const isEdit = (edit: unknown): boolean =>
  typeof edit === 'object' &&
  edit !== null &&
  ['from', 'to'].every(side => {
    const value = (edit as Record<string, unknown>)[side];
    return value === null || typeof value === 'string';
  });
