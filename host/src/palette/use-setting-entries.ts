import { useSession } from '@kavel/auth';
import { useNavigate } from '@kavel/router';
import { type Setting, useSettings } from '../top-bar/use-settings';
import { useSignOut } from '../top-bar/use-sign-out';
import type { PaletteEntry } from './entry';
import { usePaletteTexts } from './i18n';
import { openDialog } from './open-dialog';

/** Search terms of the settings in all three languages. */
const names = {
  theme: ['thema', 'theme', 'design', 'weergave', 'kleuren', 'modus', 'mode'],
  light: ['licht', 'light', 'hell'],
  dark: ['donker', 'dark', 'dunkel', 'nacht', 'night'],
  system: ['systeem', 'system', 'automatisch'],
  language: ['taal', 'language', 'sprache'],
  nl: ['nederlands', 'dutch', 'niederländisch'],
  en: ['engels', 'english', 'englisch'],
  de: ['duits', 'german', 'deutsch'],
  shortcuts: ['sneltoetsen', 'keyboard shortcuts', 'tastenkürzel', 'help', 'hulp', 'hilfe'],
  account: [
    'account',
    'konto',
    'wachtwoord wijzigen',
    'change password',
    'passwort ändern',
    'profiel',
    'profile',
  ],
  signOut: ['uitloggen', 'afmelden', 'logout', 'log out', 'sign out', 'abmelden', 'ausloggen'],
  signIn: ['inloggen', 'aanmelden', 'login', 'log in', 'sign in', 'anmelden', 'einloggen'],
};
const namesOf = (key: string): readonly string[] => (names as Record<string, string[]>)[key] ?? [];

/** Entries for signing in and out, theme, language, and the shortcut list. */
export function useSettingEntries(): PaletteEntry[] {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { isAuthenticated } = useSession();
  const { languages, themes } = useSettings();
  const choices = (of: 'theme' | 'language', items: readonly Setting[]): PaletteEntry[] =>
    items
      .filter(({ checked }) => !checked)
      .map(({ key, label, onSelect }) => ({
        key,
        label,
        hint: t(of),
        words: [...names[of], ...namesOf(key)],
        onPick: onSelect,
      }));
  const account = { label: t('account'), onPick: () => navigate('/management?tab=account') };
  return [
    ...choices('theme', themes),
    ...choices('language', languages),
    {
      key: 'shortcuts',
      label: t('shortcuts.title'),
      hint: '?',
      words: names.shortcuts,
      onPick: () => openDialog('shortcuts'),
    },
    ...(isAuthenticated
      ? [
          { key: 'account', words: names.account, ...account },
          { key: 'sign-out', label: t('signOut'), words: names.signOut, onPick: signOut },
        ]
      : [{ key: 'sign-in', label: t('signIn'), words: names.signIn, onPick: () => navigate('/login') }]),
  ];
}
