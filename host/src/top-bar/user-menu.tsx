import { hasPermission, session, useSession } from '@kavel/auth';
import { type Language, languages } from '@kavel/contracts';
import { setLanguage, useLanguage } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { chakra, Menu, type MenuItem, setTheme, type Theme, useTheme } from '@kavel/ui/core';
import { useBrand } from '../brand/brand';
import { useTexts } from '../i18n';
import { useNarrow } from './use-narrow';
import type { NavigationLink } from './use-visible-navigation';

const languageNames: Record<Language, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch' };
const themes: readonly Theme[] = ['light', 'dark', 'system'];

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}

const Initials = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    borderRadius: 'full',
    bg: 'accentSoft',
    color: 'accent',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
});

/** Home, sign in or out, language and theme; on a phone the navigation too. */
export function UserMenu({ entries }: { entries: readonly NavigationLink[] }) {
  const t = useTexts();
  const navigate = useNavigate();
  const state = useSession();
  const { isAuthenticated, user } = state;
  const language = useLanguage();
  const theme = useTheme();
  const narrow = useNarrow();
  const home = useBrand()?.door ?? '/';
  const name = user?.name || 'User';

  const logout = () => {
    session.signOut();
    navigate('/');
  };

  const link = (path: string, label: string): MenuItem => ({
    key: label,
    label,
    onSelect: () => navigate(path),
  });

  const items: MenuItem[] = [
    ...(narrow ? entries : []).map(entry => link(entry.path, entry.label)),
    link(home, 'Go to Home'),
    ...(isAuthenticated ? [link('/management?tab=account', t('account'))] : []),
    ...(hasPermission(state, 'auth.act-on-behalf') ? [link('/management/act', t('actAs'))] : []),
    ...languages.map(code => ({
      key: code,
      label: languageNames[code],
      checked: code === language,
      onSelect: () => setLanguage(code),
    })),
    ...themes.map(choice => ({
      key: choice,
      label: t(`theme.${choice}`),
      checked: choice === theme,
      onSelect: () => setTheme(choice),
    })),
    isAuthenticated ? { key: 'logout', label: 'Logout', onSelect: logout } : link('/login', 'Login'),
  ];

  const trigger = isAuthenticated ? (
    <>
      <Initials aria-hidden>{initials(name)}</Initials>
      <chakra.span display={{ base: 'none', md: 'inline' }}>{name}</chakra.span>
    </>
  ) : (
    <span aria-hidden>☰</span>
  );
  return <Menu trigger={trigger} label={isAuthenticated ? name : t('menu')} items={items} />;
}
