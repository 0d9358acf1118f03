import { NavLink } from '@kavel/router';
import { Flex } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { NavigationLink } from './use-visible-navigation';

/** Navigation links next to the logo; on a phone they are in the menu. */
export function MainNavigation({ entries }: { entries: readonly NavigationLink[] }) {
  const t = useTexts();
  return (
    <Flex as="nav" aria-label={t('navigation')} display={{ base: 'none', md: 'flex' }} gap="1">
      {entries.map(entry => (
        <Flex
          asChild
          key={entry.path}
          display="inline-flex"
          alignItems="center"
          minHeight="control"
          px="2"
          borderRadius="md"
          fontSize="sm"
          fontWeight="medium"
          color="muted"
          _hover={{ color: 'text' }}
          css={{ '&.active': { color: 'text', fontWeight: 'semibold' } }}
        >
          <NavLink
            to={entry.path}
            end={entry.path === '/' || entries.some(({ path }) => path.startsWith(`${entry.path}/`))}
          >
            {entry.label}
          </NavLink>
        </Flex>
      ))}
    </Flex>
  );
}
