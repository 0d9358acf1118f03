import type { Project } from '@kavel/contracts/projects';
import { useQuery } from '@kavel/query';
import { Box, Button, ErrorState, Flex, Notice, PageTitle, Skeleton, useBreakpoint } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { Plus, SlidersHorizontal, Upload } from '@kavel/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { pageHeight } from '../../../common/frames';
import { leaveWork } from '../../../common/unsaved-work';
import { useInWorkArea } from '../../work-areas';
import { projectQueries } from '../api/project-queries';
import { useProjectCalls } from '../api/use-project-calls';
import { newProject, type ProjectView, projectViews } from '../model/project-address';
import { DetailFrame } from './detail-frame';
import { NoProjects } from './no-projects';
import { ProjectBoard } from './project-board';
import { ProjectDetail } from './project-detail';
import { FilterDialog, ProjectFilters } from './project-filters';
import { ProjectList } from './project-list';
import { ProjectsMap } from './projects-map';
import { useProjectState } from './use-project-state';
import { useProjectWords } from './use-project-words';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));

const noProjects: readonly Project[] = [];
const placeOfProject = (project: Project) => project;

/** Assignments of the organisation: one filtered set as board, list and map. */
export function Projects() {
  const { t, count, number } = useProjectWords();
  const wide = useBreakpoint('md');
  const address = useProjectState();
  const { view, projectId, filterQuery, change } = address;
  const calls = useProjectCalls();
  const { data, isError, isPending, refetch } = useQuery(projectQueries.list(filterQuery));
  const [dialog, setDialog] = useState<'filters' | 'import' | null>(null);
  const select = (id: string | null) => {
    if (id !== projectId) leaveWork(() => change({ projectId: id }));
  };
  const create = () => select(newProject);

  const projects = useInWorkArea(data?.projects ?? noProjects, placeOfProject);
  const isPart = projects.length < (data?.projects.length ?? 0);
  const shown = { projects, selectedId: projectId, onSelect: select };
  const body = () => {
    if (isPending) return <Skeleton height="16rem" m="4" />;
    if (isError) {
      const retry = { label: t('retry'), onRetry: () => void refetch() };
      return <ErrorState title={t('title')} description={t('failed')} retry={retry} />;
    }
    if (data.count === 0)
      return <NoProjects address={address} onCreate={create} onImport={() => setDialog('import')} />;
    if (view === 'map') return <ProjectsMap {...shown} address={address} wide={wide} />;
    return view === 'list' ? <ProjectList {...shown} /> : <ProjectBoard {...shown} onMove={calls.move} />;
  };

  return (
    <Flex direction="column" height={pageHeight} minHeight="26rem" bg="ground">
      <Box bg="surface" borderBottomWidth="1px" borderColor="line" px="4" py="3">
        <Flex gap="3" alignItems="center" wrap="wrap">
          <PageTitle>{t('title')}</PageTitle>
          <Box as="output" flex="1" color="muted" fontSize="sm" whiteSpace="nowrap" aria-live="polite">
            {data ? count(isPart ? projects.length : data.count) : null}
          </Box>
          <Segmented<ProjectView>
            label={t('view')}
            value={view}
            options={projectViews.map(value => ({ value, label: t(`views.${value}`) }))}
            onChange={chosen => change({ view: chosen })}
          />
          <Button onClick={() => setDialog('import')} aria-haspopup="dialog">
            <Upload aria-hidden />
            {t('import.open')}
          </Button>
          <Button variant="solid" onClick={create}>
            <Plus aria-hidden />
            {t('new')}
          </Button>
          {wide ? null : (
            <Button onClick={() => setDialog('filters')} aria-haspopup="dialog">
              <SlidersHorizontal aria-hidden />
              {t('filters.title')}
            </Button>
          )}
        </Flex>
        {wide ? <ProjectFilters address={address} /> : null}
      </Box>
      {data && data.count > data.projects.length ? (
        <Notice tone="warning">
          {t('tooMany', { shown: number(data.projects.length), n: number(data.count) })}
        </Notice>
      ) : null}
      <Flex flex="1" minHeight="0" position="relative">
        <Box flex="1" minWidth="0" minHeight="0" position="relative" overflow="auto">
          {body()}
        </Box>
        {projectId === null ? null : (
          <DetailFrame wide={wide} projectId={projectId} onClose={() => select(null)}>
            <ProjectDetail
              key={projectId}
              id={projectId}
              calls={calls}
              onOpen={id => change({ projectId: id }, { replace: true })}
              onClose={() => select(null)}
            />
          </DetailFrame>
        )}
      </Flex>
      <FilterDialog
        open={dialog === 'filters'}
        onClose={() => setDialog(null)}
        address={address}
        count={data ? count(data.count) : ''}
      />
      {dialog === 'import' ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setDialog(null)} />
        </Suspense>
      ) : null}
    </Flex>
  );
}
