import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const storageKey = 'theme';
const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The user's theme; light on a first visit. */
export function currentTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

function isDark(): boolean {
  const theme = currentTheme();
  return theme === 'dark' || (theme === 'system' && prefersDark().matches);
}

function apply(dark = isDark()): void {
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  for (const changed of listeners) changed();
}

/** Applies the stored theme and follows the system and other tabs. Print is always light. */
export function startColourMode(): void {
  prefersDark().addEventListener('change', () => apply());
  addEventListener('beforeprint', () => apply(false));
  addEventListener('afterprint', () => apply());
  addEventListener('storage', event => {
    if (event.key === storageKey) apply();
  });
  apply();
}

/** Runs synchronous work in the light theme, for print. Nothing is painted and no component is notified meanwhile. */
export function inLight<Result>(work: () => Result): Result {
  const { classList } = document.documentElement;
  const dark = classList.replace('dark', 'light');
  try {
    return work();
  } finally {
    if (dark) classList.replace('light', 'dark');
  }
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme);
  apply();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

/** The displayed mode: `light` or `dark`, with `system` resolved. */
export function useColourMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, isShownDark) ? 'dark' : 'light';
}

function isShownDark(): boolean {
  return document.documentElement.classList.contains('dark');
}
