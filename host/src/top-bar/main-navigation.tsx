import { NavLink, useNavigate } from '@kavel/router';
import { Flex, Menu } from '@kavel/ui/core';
import { useRef } from 'react';
import { useTexts } from '../i18n';
import { useFitting } from './use-fitting';
import type { NavigationLink } from './use-visible-navigation';

/** Navigation links next to the logo, and those without room in a menu; on a phone all are in the user's menu. */
export function MainNavigation({ entries }: { entries: readonly NavigationLink[] }) {
  const t = useTexts();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const { count: fitting, free } = useFitting(box, entries.length);
  const rest = entries.slice(fitting);
  return (
    <Flex as="nav" aria-label={t('navigation')} display={{ base: 'none', md: 'flex' }} minWidth="0">
      <Flex ref={box} wrap="wrap" height="control" overflow="clip" overflowClipMargin="4px" gap="1">
        {entries.map((entry, index) => (
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
            whiteSpace="nowrap"
            visibility={index < fitting ? 'visible' : 'hidden'}
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
      {rest.length > 0 ? (
        // Moved only to the eye: room that it gave back would let the box grow again.
        <Flex position="relative" flexShrink="0" style={{ insetInlineEnd: free }}>
          <Menu
            trigger={t('more')}
            items={rest.map(({ path, label }) => ({ key: path, label, onSelect: () => navigate(path) }))}
          />
        </Flex>
      ) : null}
    </Flex>
  );
}
