import { useSession } from '@kavel/auth';
import { useCallback, useEffect, useState } from 'react';
import { keptEdits } from '../api/kept-edits';
import type { ProjectDraft } from '../model/project-draft';
import {
  basedOn,
  conflictsOf,
  edited,
  type ProjectEdits,
  unsaved,
  withEdits,
  without,
} from '../model/project-edits';

const none: ProjectEdits = {};

/** Edits of a stored project; kept in this tab until they are saved or discarded. */
export function useProjectEdits(id: string, stored: ProjectDraft) {
  const userId = useSession().user?.userId ?? '';
  const [edits, setEdits] = useState(() => keptEdits.read(userId, id));
  const [wasKept, setWasKept] = useState(() => Object.keys(unsaved(edits, stored)).length > 0);
  useEffect(() => keptEdits.write(userId, id, edits), [userId, id, edits]);

  const conflicts = conflictsOf(stored, edits);
  const discard = useCallback(() => {
    keptEdits.write(userId, id, none);
    setEdits(none);
    setWasKept(false);
  }, [userId, id]);
  return {
    draft: withEdits(stored, edits),
    isDirty: Object.keys(unsaved(edits, stored)).length > 0,
    /** Fields that were changed elsewhere since they were edited here. */
    conflicts,
    /** Whether the form started with edits of an earlier visit. */
    wasKept,
    change: (part: Partial<ProjectDraft>) => setEdits(now => edited(now, stored, part)),
    /** Removes the edits that were saved; later ones stay. */
    settle(sent: ProjectDraft, saved: ProjectDraft) {
      keptEdits.write(userId, id, none);
      setEdits(now => basedOn(saved, unsaved(now, sent)));
      setWasKept(false);
    },
    discard,
    keepMine: () => setEdits(now => basedOn(stored, now)),
    takeTheirs: () => setEdits(now => without(now, conflicts)),
  };
}
