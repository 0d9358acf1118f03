import { type Project, type ProjectStatus, projectStatuses } from '@kavel/contracts/projects';
import { useFormats } from '@kavel/i18n';
import { Box, Flex, Menu, Text } from '@kavel/ui/core';
import { GripVertical } from '@kavel/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../i18n';

export interface ProjectCardProps {
  project: Project;
  selected: boolean;
  /** The user moved it by its menu: in its new column it takes the focus that is lost with the old one. */
  followed: boolean;
  onSelect: () => void;
  onMove: (status: ProjectStatus) => void;
}

/** One project on the board. */
export function ProjectCard({ project, selected, followed, onSelect, onMove }: ProjectCardProps) {
  const t = useTexts();
  const card = useRef<HTMLLIElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (followed && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  });
  useEffect(() => takeFocus(), []);
  const { date } = useFormats();
  const { id, issue_key, parent_key, title, service, objectType, due, closed, status } = project;
  const day = closed
    ? t('board.closed', { date: date(closed) })
    : due
      ? t('board.due', { date: date(due) })
      : null;
  return (
    <Box
      as="li"
      ref={card}
      draggable
      onDragStart={event => event.dataTransfer.setData('text/plain', id)}
      bg="surface"
      borderWidth="1px"
      borderColor={selected ? 'accent' : 'line'}
      borderRadius="md"
      p="2"
    >
      <Flex alignItems="flex-start" gap="1">
        <Box
          as="button"
          flex="1"
          minWidth="0"
          minHeight="control"
          textAlign="start"
          cursor="pointer"
          aria-pressed={selected}
          onClick={onSelect}
        >
          <Text fontSize="xs" color="muted" truncate>
            {[issue_key, parent_key].filter(Boolean).join(' · ')}
          </Text>
          <Text fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Text>
        </Box>
        <Menu
          trigger={<GripVertical aria-hidden />}
          label={t('board.move', { key: issue_key })}
          items={projectStatuses.map(to => ({
            key: to,
            label: t(`statuses.${to}`),
            checked: to === status,
            onSelect: () => onMove(to),
          }))}
        />
      </Flex>
      <Text fontSize="xs" color="muted">
        {[service, objectType, day].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  );
}
