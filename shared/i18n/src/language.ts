import type { Language } from '@kavel/contracts';
import { useSyncExternalStore } from 'react';

const storageKey = 'language';
const known: readonly Language[] = ['nl', 'en', 'de'];

/** Loads the texts of one package; undefined when they are there. Rejects when they cannot be fetched. */
export type LoadTexts = (language: Language) => Promise<void> | undefined;

let current: Language = 'nl';
/** The last language that was asked for: an earlier choice that loads slowly must not follow it. */
let wanted: Language = current;
const listeners = new Set<() => void>();
const packages = new Set<LoadTexts>();

function use(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the texts of a package loaded before a language is used. */
export function loadWithLanguage(load: LoadTexts): void {
  packages.add(load);
  // When it fails the package is read in Dutch.
  load(current)?.catch(() => undefined);
}

function loadsOf(language: Language): Promise<void>[] {
  return [...packages].flatMap(load => load(language) ?? []);
}

/** Uses a language as soon as all packages have their texts in it, at once when they have. */
async function change(language: Language, then: () => void): Promise<void> {
  wanted = language;
  // A package may come in while others load.
  for (let loads = loadsOf(language); loads.length > 0; loads = loadsOf(language)) await Promise.all(loads);
  if (wanted === language) then();
}

/** Starts in the remembered language; Dutch for a first visit, and when the texts cannot be fetched. */
export async function startI18n(): Promise<void> {
  const stored = localStorage.getItem(storageKey);
  const language = known.find(code => code === stored) ?? 'nl';
  await change(language, () => use(language)).catch(() => use('nl'));
}

export function currentLanguage(): Language {
  return current;
}

/**
 * Remembers the choice and switches every page at once. Rejects, and leaves everything as it was, when texts cannot be
 * fetched.
 */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  try {
    await change(language, () => use(language));
  } catch (error) {
    if (wanted === language) localStorage.setItem(storageKey, current);
    throw error;
  }
}

/** The language in use; the component is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}
