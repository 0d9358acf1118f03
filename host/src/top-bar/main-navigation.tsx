import { NavLink } from '@kavel/router';
import { Box, chakra } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { NavigationLink } from './use-visible-navigation';

const Entry = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    px: '2',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'muted',
    _hover: { color: 'text' },
    '&.active': { color: 'text', fontWeight: 'semibold' },
  },
});

/** Links beside the logo, where there is room for them; on a phone the menu has them. */
export function MainNavigation({ entries }: { entries: readonly NavigationLink[] }) {
  const t = useTexts();
  return (
    <Box as="nav" aria-label={t('navigation')} display={{ base: 'none', md: 'flex' }} gap="1">
      {entries.map(entry => (
        <Entry
          key={entry.path}
          to={entry.path}
          end={entry.path === '/' || entries.some(({ path }) => path.startsWith(`${entry.path}/`))}
        >
          {entry.label}
        </Entry>
      ))}
    </Box>
  );
}
