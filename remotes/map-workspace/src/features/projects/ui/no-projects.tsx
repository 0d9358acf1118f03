import { defaultProjectFilter } from '@kavel/contracts/projects';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, Flex } from '@kavel/ui/core';
import { projectQueries } from '../api/project-queries';
import { useTexts } from '../i18n';
import type { ProjectAddress } from './use-project-state';

export interface NoProjectsProps {
  address: ProjectAddress;
  onCreate: () => void;
  onImport: () => void;
}

/** Empty state: no project matches the filter, or there are none at all. */
export function NoProjects({ address, onCreate, onImport }: NoProjectsProps) {
  const t = useTexts();
  const { data, isPending } = useQuery(projectQueries.facets({ selectedDatePreset: 'all' }));
  if (isPending) return null;
  if (data === undefined || data.status.length > 0) {
    return (
      <EmptyState
        title={t('noMatch')}
        description={t('noMatchHelp')}
        action={
          <Button onClick={() => address.change({ filter: defaultProjectFilter })}>
            {t('filters.reset')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('none')}
      description={t('noneHelp')}
      action={
        <Flex gap="2">
          <Button onClick={onImport}>{t('import.open')}</Button>
          <Button onClick={onCreate}>{t('new')}</Button>
        </Flex>
      }
    />
  );
}
