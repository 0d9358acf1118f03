import type { Project } from '@kavel/contracts/projects';
import { useFormats } from '@kavel/i18n';
import { Box, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useMemo } from 'react';
import { groupByOrder } from '../model/group-by-order';
import { useProjectWords } from './use-project-words';

const columns = [
  'issue_key',
  'title',
  'status',
  'service',
  'objectType',
  'start',
  'due',
  'closed',
  'address',
] as const;

/** Keys, states and dates are read at a glance; titles and addresses take the lines they need. */
const oneLine = { whiteSpace: 'nowrap' } as const;

export interface ProjectListProps {
  projects: readonly Project[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** All projects in a table, grouped by the client's order. */
export function ProjectList({ projects, selectedId, onSelect }: ProjectListProps) {
  const { t, count } = useProjectWords();
  const { date } = useFormats();
  const groups = useMemo(() => groupByOrder(projects), [projects]);
  const day = (text: string | null) => (text === null ? '' : date(text));
  return (
    <ScrollRegion label={t('list.label')} height="full" overflow="auto" p="4">
      <TextTable dense inset aria-label={t('list.label')} bg="surface" minWidth="68rem">
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" style={oneLine}>
                {t(`fields.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(group => (
          <tbody key={group.order ?? ''}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                <Box as="span" fontWeight="semibold">
                  {group.order === null ? t('list.noOrder') : t('list.order', { key: group.order })}
                </Box>{' '}
                <Box as="span" color="muted" ps="1">
                  {count(group.projects.length)}
                </Box>
              </th>
            </tr>
            {group.projects.map(project => (
              <Box as="tr" key={project.id} bg={project.id === selectedId ? 'accentSoft' : undefined}>
                <td style={oneLine}>{project.issue_key}</td>
                <td>
                  <Box
                    as="button"
                    color="accent"
                    textAlign="start"
                    minHeight="6"
                    cursor="pointer"
                    aria-pressed={project.id === selectedId}
                    onClick={() => onSelect(project.id)}
                  >
                    {project.title}
                  </Box>
                </td>
                <td style={oneLine}>{t(`statuses.${project.status}`)}</td>
                <td>{project.service}</td>
                <td>{project.objectType}</td>
                <td style={oneLine}>{day(project.start)}</td>
                <td style={oneLine}>{day(project.due)}</td>
                <td style={oneLine}>{day(project.closed)}</td>
                <td>{project.address}</td>
              </Box>
            ))}
          </tbody>
        ))}
      </TextTable>
    </ScrollRegion>
  );
}
