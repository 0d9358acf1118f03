import type { Project, ProjectMarker } from '@kavel/contracts/projects';
import type { MapTarget } from '@kavel/map';
import { baseLayers } from '@kavel/map/layers';
import { keepPreviousData, useQuery } from '@kavel/query';
import { Box, Flex, Skeleton, Text } from '@kavel/ui/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useInWorkArea } from '../../work-areas';
import { projectQueries } from '../api/project-queries';
import { projectLayer } from '../model/project-markers';
import { ProjectRows } from './project-rows';
import type { ProjectAddress } from './use-project-state';
import { useProjectWords } from './use-project-words';

const MapView = lazy(() => import('@kavel/map'));

const noMarkers: readonly ProjectMarker[] = [];
const placeOfMarker = (marker: ProjectMarker) => marker;

export interface ProjectsMapProps {
  projects: readonly Project[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  address: ProjectAddress;
  wide: boolean;
}

/** Projects as markers; on wide screens with a list that follows selection and hover. */
export function ProjectsMap({ projects, selectedId, onSelect, address, wide }: ProjectsMapProps) {
  const { t, number } = useProjectWords();
  const { camera, filterQuery, change } = address;
  const { data = noMarkers } = useQuery({
    ...projectQueries.markers(filterQuery),
    placeholderData: keepPreviousData,
  });
  const markers = useInWorkArea(data, placeOfMarker);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const [start] = useState<MapTarget | undefined>(() => (camera ? { kind: 'camera', ...camera } : undefined));
  const layers = useMemo(
    () => [
      projectLayer(markers, { title: t('fields.status'), status: status => t(`statuses.${status}`) }),
      ...baseLayers({ hidden: ['addresses'] }),
    ],
    [markers, t],
  );
  const withoutPlace = projects.filter(({ lon }) => lon === null).length;
  return (
    <Flex height="full">
      {wide ? (
        <Flex
          direction="column"
          width="22rem"
          flexShrink="0"
          bg="surface"
          borderEndWidth="1px"
          borderColor="line"
        >
          <ProjectRows
            projects={projects}
            selectedId={selectedId}
            onSelect={onSelect}
            hoveredId={hoveredId}
            onHover={setHoveredId}
            maxHeight="100%"
          />
        </Flex>
      ) : null}
      <Box flex="1" minWidth="0" position="relative">
        <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
          <MapView
            label={t('map')}
            layers={layers}
            selectedId={selectedId}
            hoveredId={hoveredId}
            {...(start ? { view: start } : {})}
            onSelect={hit => hit && onSelect(hit.id)}
            onHover={hit => setHoveredId(hit?.id ?? null)}
            onViewChange={seen => change({ camera: seen }, { replace: true })}
          />
        </Suspense>
        {withoutPlace > 0 ? (
          <Text
            position="absolute"
            top="3"
            insetInline="14"
            mx="auto"
            width="fit-content"
            px="3"
            py="1"
            bg="surface"
            borderRadius="md"
            boxShadow="floating"
            fontSize="sm"
          >
            {t('withoutPlace', { count: withoutPlace, n: number(withoutPlace) })}
          </Text>
        ) : null}
      </Box>
    </Flex>
  );
}
