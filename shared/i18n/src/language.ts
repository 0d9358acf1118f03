import type { Language } from '@kavel/contracts';
import { useSyncExternalStore } from 'react';

const storageKey = 'language';
const known: readonly Language[] = ['nl', 'en', 'de'];

/** Loads the texts of one package; undefined when they are loaded. Rejects when fetching fails. */
export type LoadTexts = (language: Language) => Promise<void> | undefined;

let current: Language = 'nl';
/** The last requested language: an earlier request that loads slowly must not override it. */
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

/** Registers a package whose texts are loaded before a language is used. */
export function loadWithLanguage(load: LoadTexts): void {
  packages.add(load);
  // On failure the package uses Dutch.
  load(current)?.catch(() => undefined);
}

function loadsOf(language: Language): Promise<void>[] {
  return [...packages].flatMap(load => load(language) ?? []);
}

/** Switches to a language once all packages have loaded their texts; synchronously when they have. */
async function change(language: Language, then: () => void): Promise<void> {
  wanted = language;
  // A package may register while others load.
  for (let loads = loadsOf(language); loads.length > 0; loads = loadsOf(language)) await Promise.all(loads);
  if (wanted === language) then();
}

/**
 * Starts in the language that the address asks for (`?lang=de`), which is not stored, else in the stored one; Dutch on a
 * first visit, and when the texts cannot be fetched.
 */
export async function startI18n(): Promise<void> {
  const stored = localStorage.getItem(storageKey);
  const asked = new URLSearchParams(location.search).get('lang');
  const language = [asked, stored].flatMap(text => known.find(code => code === text) ?? [])[0] ?? 'nl';
  await change(language, () => use(language)).catch(() => use('nl'));
}

export function currentLanguage(): Language {
  return current;
}

/** Stores the choice and switches every page at once. When texts cannot be fetched it rejects and changes nothing. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  try {
    await change(language, () => use(language));
  } catch (error) {
    if (wanted === language) localStorage.setItem(storageKey, current);
    throw error;
  }
}

/** The current language; re-renders the component on change. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}
