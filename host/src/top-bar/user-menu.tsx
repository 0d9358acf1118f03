import { hasPermission, useSession } from '@kavel/auth';
import { characters } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { Menu, type MenuItem, Text, type TextProps, useBreakpoint, VisuallyHidden } from '@kavel/ui/core';
import { useBrand } from '../brand/brand';
import { brandExit } from '../brand/leave-brand';
import { useTexts } from '../i18n';
import { openDialog } from '../palette/open-dialog';
import { startPath } from '../routing/wanted-path';
import { useSettings } from './use-settings';
import { useSignOut } from './use-sign-out';
import type { NavigationLink } from './use-visible-navigation';

const tourAddress = `${startPath}?tour=1`;

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => characters(word)[0])
    .join('')
    .toUpperCase();
}

const Initials = (props: TextProps) => (
  <Text
    as="span"
    display="grid"
    placeItems="center"
    width="7"
    height="7"
    borderRadius="full"
    bg="accentSoft"
    color="accent"
    fontSize="xs"
    fontWeight="semibold"
    {...props}
  />
);

/** Menu with home, sign in or out, language and theme; on a phone also the navigation. */
export function UserMenu({ entries }: { entries: readonly NavigationLink[] }) {
  const t = useTexts();
  const navigate = useNavigate();
  const state = useSession();
  const { isAuthenticated, user } = state;
  const { languages, themes } = useSettings();
  const narrow = !useBreakpoint('md');
  const brand = useBrand();
  const home = brand?.door ?? '/';
  const name = user?.name || t('specified.user');
  const logout = useSignOut();

  // The tour is on the start page, which brands do not have in their navigation.
  const showsTour = !brand && entries.some(({ path }) => path === startPath);

  const link = (path: string, label: string): MenuItem => ({
    key: label,
    label,
    onSelect: () => navigate(path),
  });

  const items: MenuItem[] = [
    ...(narrow && isAuthenticated
      ? [{ key: 'go-to', label: t('goTo.open'), onSelect: () => openDialog('palette') }]
      : []),
    ...(narrow ? entries : []).map(entry => link(entry.path, entry.label)),
    link(home, t('specified.goHome')),
    ...(brand ? [{ key: 'leave-brand', label: t('toKavel'), onSelect: brandExit.leave }] : []),
    ...(isAuthenticated ? [link('/management?tab=account', t('account'))] : []),
    ...(showsTour ? [link(tourAddress, t('tour'))] : []),
    ...(hasPermission(state, 'auth.act-on-behalf') ? [link('/management/act', t('actAs'))] : []),
    { key: 'language', label: t('language'), items: languages },
    { key: 'theme', label: t('theme.name'), items: themes },
    isAuthenticated
      ? { key: 'logout', label: t('specified.logout'), onSelect: logout }
      : link('/login', t('specified.login')),
  ];

  const trigger = isAuthenticated ? (
    <>
      <Initials data-tour="menu">{initials(name)}</Initials>
      {narrow ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
    </>
  ) : (
    <span aria-hidden>☰</span>
  );
  return isAuthenticated ? (
    <Menu trigger={trigger} items={items} />
  ) : (
    <Menu trigger={trigger} label={t('menu')} items={items} />
  );
}
