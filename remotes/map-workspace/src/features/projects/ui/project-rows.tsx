import type { Project } from '@kavel/contracts/projects';
import { Box, Text } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../i18n';

export interface ProjectRowsProps {
  projects: readonly Project[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** The project hovered on the map. */
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  maxHeight: string;
}

/** Projects in a narrow table; selection and hover are shared with the markers. */
export function ProjectRows({
  projects,
  selectedId,
  onSelect,
  hoveredId,
  onHover,
  maxHeight,
}: ProjectRowsProps) {
  const t = useTexts();
  const columns = useMemo<Column<Project>[]>(
    () => [
      {
        key: 'title',
        header: t('fields.title'),
        width: 'minmax(8rem, 1fr)',
        cell: ({ issue_key, title }) => (
          <Text truncate>
            <Box as="span" color="muted">{`${issue_key} `}</Box>
            {title}
          </Text>
        ),
        sortBy: ({ title }) => title,
      },
      {
        key: 'status',
        header: t('fields.status'),
        width: '6.5rem',
        cell: ({ status }) => t(`statuses.${status}`),
        sortBy: ({ status }) => status,
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('list.label')}
      columns={columns}
      rows={projects}
      rowKey={({ id }) => id}
      selectedKey={selectedId}
      onSelect={({ id }) => onSelect(id)}
      hoveredKey={hoveredId ?? null}
      {...(onHover ? { onHover: (project: Project | null) => onHover(project?.id ?? null) } : {})}
      maxHeight={maxHeight}
    />
  );
}
