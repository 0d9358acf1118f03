import { type ArticleContent, nothingRelated } from '@kavel/contracts/content';

/** What an editor typed, and the revision that it was typed on; 0 for a new article. */
export interface Draft {
  revision: number;
  content: ArticleContent;
}

const keyOf = (id: string) => `article-draft-${id}`;

/** What this browser keeps of an article; null when that is nothing, or not readable. */
export function readDraft(id: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Draft | null;
    // Kept before articles named what they are about.
    return (
      draft && { ...draft, content: { ...draft.content, related: draft.content.related ?? nothingRelated } }
    );
  } catch {
    return null;
  }
}

export function keepDraft(id: string, draft: Draft): void {
  localStorage.setItem(keyOf(id), JSON.stringify(draft));
}

export function forgetDraft(id: string): void {
  localStorage.removeItem(keyOf(id));
}
