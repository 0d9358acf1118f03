import { type Project, type ProjectStatus, projectStatuses } from '@kavel/contracts/projects';
import { Box, Flex, Grid, SectionTitle } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { statusColours } from '../model/project-markers';
import { ProjectCard } from './project-card';

export interface ProjectBoardProps {
  projects: readonly Project[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onMove: (project: Project, status: ProjectStatus) => Promise<void>;
}

/** A column for each status. A card is dragged to another column, or moved by its menu. */
export function ProjectBoard({ projects, selectedId, onSelect, onMove }: ProjectBoardProps) {
  const t = useTexts();
  const [over, setOver] = useState<ProjectStatus | null>(null);
  const [followedId, setFollowedId] = useState<string | null>(null);
  const drop = (id: string, status: ProjectStatus) => {
    setOver(null);
    const project = projects.find(one => one.id === id);
    if (project) void onMove(project, status);
  };
  return (
    <ScrollRegion label={t('board.label')} height="full" overflowX="auto">
      <Grid
        gap="3"
        p="4"
        height="full"
        minWidth="min-content"
        templateColumns={`repeat(${projectStatuses.length}, minmax(13.75rem, 24rem))`}
        templateRows="minmax(0, 1fr)"
      >
        {projectStatuses.map(status => {
          const cards = projects.filter(project => project.status === status);
          return (
            <Flex
              key={status}
              as="section"
              aria-label={t(`statuses.${status}`)}
              direction="column"
              minWidth="0"
              minHeight="0"
              bg={over === status ? 'accentSoft' : 'sunken'}
              borderRadius="lg"
              onDragOver={event => {
                event.preventDefault();
                setOver(status);
              }}
              onDragLeave={event => {
                if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
              }}
              onDrop={event => {
                event.preventDefault();
                drop(event.dataTransfer.getData('text/plain'), status);
              }}
            >
              <Flex alignItems="center" gap="2" px="3" py="2">
                <Box
                  width="2.5"
                  height="2.5"
                  borderRadius="full"
                  style={{ background: statusColours[status] }}
                />
                <SectionTitle flex="1">{t(`statuses.${status}`)}</SectionTitle>
                <Box color="muted" fontSize="sm">
                  {cards.length}
                </Box>
              </Flex>
              <Box flex="1" minHeight="0" overflowY="auto" px="2" pb="2">
                {cards.length === 0 ? (
                  <Box px="1" fontSize="sm" color="muted">
                    {t('board.empty')}
                  </Box>
                ) : (
                  <Flex as="ul" direction="column" gap="2" listStyleType="none">
                    {cards.map(project => (
                      <ProjectCard
                        key={project.id}
                        project={project}
                        selected={project.id === selectedId}
                        followed={project.id === followedId}
                        onSelect={() => onSelect(project.id)}
                        onMove={to => {
                          setFollowedId(project.id);
                          void onMove(project, to);
                        }}
                      />
                    ))}
                  </Flex>
                )}
              </Box>
            </Flex>
          );
        })}
      </Grid>
    </ScrollRegion>
  );
}
