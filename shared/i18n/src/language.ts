import type { Language } from '@kavel/contracts';
import { useSyncExternalStore } from 'react';

const storageKey = 'language';
const known: readonly Language[] = ['nl', 'en', 'de'];

let current: Language = 'nl';
const listeners = new Set<() => void>();

function use(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts in the remembered language; Dutch for a first visit. */
export function startI18n(): void {
  const stored = localStorage.getItem(storageKey);
  use(known.find(language => language === stored) ?? 'nl');
}

export function currentLanguage(): Language {
  return current;
}

/** Switches every page at once and remembers the choice. */
export function setLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  use(language);
}

/** The language in use; the component is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}
