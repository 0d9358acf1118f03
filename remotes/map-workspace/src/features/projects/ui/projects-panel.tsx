import type { Project, ProjectMarker } from '@kavel/contracts/projects';
import { keepPreviousData, useQuery } from '@kavel/query';
import { Box, Button, ErrorState, Flex, Skeleton, Stack, Text, TextLink } from '@kavel/ui/core';
import { Plus, SlidersHorizontal } from '@kavel/ui/icons';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useInWorkArea, useWorkAreaSwitch, withWorkArea } from '../../work-areas';
import { projectQueries } from '../api/project-queries';
import { newProject } from '../model/project-address';
import { projectLayerKey } from '../model/project-layer-key';
import { projectLayer } from '../model/project-markers';
import { NoProjects } from './no-projects';
import { FilterDialog } from './project-filters';
import { ProjectRows } from './project-rows';
import { useProjectState } from './use-project-state';
import { useProjectWords } from './use-project-words';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));

const none: readonly Project[] = [];
const placeOfProject = (project: Project) => project;

/** Projects of the map workspace: markers on its map, their list and their filters. */
export function ProjectsPanel({ draw, selection, choose, hoveredId, hover }: WorkspaceProps) {
  const { t, count, number } = useProjectWords();
  const address = useProjectState();
  const [workArea] = useWorkAreaSwitch();
  const { filterQuery } = address;
  const { data, isError, isPending, refetch } = useQuery(projectQueries.list(filterQuery));
  const [dialog, setDialog] = useState<'filters' | 'import' | null>(null);
  useMarkers({ draw, choose }, filterQuery);

  const open = (id: string) => choose({ layer: projectLayerKey, id });
  const projects = useInWorkArea(data?.projects ?? none, placeOfProject);
  const isPart = projects.length < (data?.projects.length ?? 0);
  const filters = Object.keys(filterQuery).length;
  const withoutPlace = projects.filter(({ lon }) => lon === null).length;
  const body = () => {
    if (isPending) return <Skeleton height="12rem" mx="4" />;
    if (isError) {
      const retry = { label: t('retry'), onRetry: () => void refetch() };
      return <ErrorState title={t('title')} description={t('failed')} retry={retry} />;
    }
    if (data.count === 0) {
      return (
        <NoProjects
          address={address}
          onCreate={() => open(newProject)}
          onImport={() => setDialog('import')}
        />
      );
    }
    return (
      <ProjectRows
        projects={projects}
        selectedId={selection?.layer === projectLayerKey ? selection.id : null}
        onSelect={open}
        hoveredId={hoveredId}
        onHover={hover}
        maxHeight="max(16rem, calc(100dvh - 22rem))"
      />
    );
  };

  return (
    <Stack gap="3" pt="3">
      <Flex px="4" gap="2" wrap="wrap" alignItems="center">
        <Button aria-haspopup="dialog" onClick={() => setDialog('filters')}>
          <SlidersHorizontal aria-hidden />
          {filters > 0 ? `${t('filters.title')} (${number(filters)})` : t('filters.title')}
        </Button>
        <Button onClick={() => open(newProject)}>
          <Plus aria-hidden />
          {t('new')}
        </Button>
      </Flex>
      <Flex px="4" gap="2" fontSize="sm" justifyContent="space-between">
        <Box as="output" color="muted" aria-live="polite">
          {data ? count(isPart ? projects.length : data.count) : null}
        </Box>
        <TextLink to={`/projects?${withWorkArea(new URLSearchParams(filterQuery).toString(), workArea)}`}>
          {t('openPage')}
        </TextLink>
      </Flex>
      {data && data.count > data.projects.length ? (
        <Text px="4" fontSize="sm" color="muted">
          {t('tooMany', { shown: number(data.projects.length), n: number(data.count) })}
        </Text>
      ) : null}
      {withoutPlace > 0 ? (
        <Text px="4" fontSize="sm" color="muted">
          {t('withoutPlace', { count: withoutPlace, n: number(withoutPlace) })}
        </Text>
      ) : null}
      {body()}
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
    </Stack>
  );
}

const noMarkers: readonly ProjectMarker[] = [];
const placeOfMarker = (marker: ProjectMarker) => marker;

/** Draws projects with a location on the map; the previous ones stay until new ones are loaded. */
function useMarkers(
  { draw, choose }: Pick<WorkspaceProps, 'draw' | 'choose'>,
  filter: Parameters<typeof projectQueries.markers>[0],
): void {
  const { t } = useProjectWords();
  const { data } = useQuery({
    ...projectQueries.markers(filter),
    placeholderData: keepPreviousData,
  });
  const inside = useInWorkArea(data ?? noMarkers, placeOfMarker);
  const markers = data && inside;
  const contribution = useMemo(() => {
    if (!markers) return null;
    return {
      layers: [
        projectLayer(markers, { title: t('fields.status'), status: status => t(`statuses.${status}`) }),
      ],
      onHit: { [projectLayerKey]: ({ id }: { id: string }) => choose({ layer: projectLayerKey, id }) },
      quietsAddresses: markers.length > 0,
      places: Object.fromEntries(
        markers.map(({ id, lon, lat }) => [id, { kind: 'place' as const, lon, lat }]),
      ),
    };
  }, [markers, t, choose]);
  useEffect(() => draw(contribution), [draw, contribution]);
}
