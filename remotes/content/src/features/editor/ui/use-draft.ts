import type { ArticleContent } from '@kavel/contracts/content';
import { useState } from 'react';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../api/draft-store';

/**
 * An article while it is typed. Every change is kept in this browser until it is saved, so that neither a reload nor an
 * expired session loses it.
 */
export function useDraft(id: string, stored: Draft) {
  const [kept] = useState(() => readDraft(id));
  const [draft, setDraft] = useState(kept ?? stored);
  const [changed, setChanged] = useState(kept !== null);
  const [restored, setRestored] = useState(kept !== null);
  return {
    ...draft,
    changed,
    /** It was typed earlier and not saved. */
    restored,
    change(parts: Partial<ArticleContent>) {
      const next = { ...draft, content: { ...draft.content, ...parts } };
      keepDraft(id, next);
      setDraft(next);
      setChanged(true);
    },
    /** Takes what the service has, and forgets what was typed. */
    take({ revision, content }: Draft) {
      forgetDraft(id);
      setDraft({ revision, content });
      setChanged(false);
      setRestored(false);
    },
  };
}
