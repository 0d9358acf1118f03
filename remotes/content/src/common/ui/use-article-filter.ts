import type { ArticleKind } from '@kavel/contracts/content';
import { useLanguage } from '@kavel/i18n';
import { useDebounced } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { useState } from 'react';
import type { ListedArticles } from '../api/article-queries';

const debounceMs = 250;

/** What a list shows, kept in the address: words, subject and page. */
export function useArticleFilter(kind: ArticleKind) {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('q') ?? '');
  const search = useDebounced(typed, debounceMs).trim().slice(0, 120);
  const write = (parts: Record<string, string | null>) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(parts)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const page = Number(address.get('page'));
  const query: ListedArticles = {
    kind,
    lang: useLanguage(),
    search: search || undefined,
    subject: address.get('subject') ?? undefined,
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
  return {
    query,
    typed,
    type(text: string) {
      setTyped(text);
      write({ q: text.trim() || null, page: null });
    },
    chooseSubject: (subject: string | null) => write({ subject, page: null }),
    turnTo: (next: number) => write({ page: next === 1 ? null : String(next) }),
    clear() {
      setTyped('');
      write({ q: null, subject: null, page: null });
    },
  };
}

export type ArticleFilter = ReturnType<typeof useArticleFilter>;
