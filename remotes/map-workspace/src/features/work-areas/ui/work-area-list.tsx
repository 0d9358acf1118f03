import type { WorkArea } from '@kavel/contracts/work-areas';
import { bus } from '@kavel/event-bus';
import { exportFile } from '@kavel/files';
import { Box, Button, EmptyState, Flex, LinkButton, PlainList, Stack, Text } from '@kavel/ui/core';
import { Download, Pencil, Pin, Trash2 } from '@kavel/ui/icons';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { workAreaLink } from '../model/work-area-link';
import { writeGeoJson } from '../model/write-geojson';
import { SaveForm } from './save-form';
import type { WorkAreaCalls } from './use-work-area-calls';

export interface WorkAreaListProps {
  areas: readonly WorkArea[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  calls: WorkAreaCalls;
}

/** List of work areas with actions to show, rename and delete each, and to export all. */
export function WorkAreaList({ areas, selectedId, onSelect, calls }: WorkAreaListProps) {
  const t = useTexts();
  const [renamed, setRenamed] = useState<string | null>(null);
  const refused = () =>
    bus.publish('toast', { tone: 'error', title: t('export'), description: t('refused') });
  if (areas.length === 0) return <EmptyState title={t('none')} description={t('noneHelp')} />;
  return (
    <Stack gap="2" p="4">
      <PlainList aria-label={t('title')}>
        {areas.map(area => (
          <Box as="li" key={area.id} py="1">
            <Flex gap="1" alignItems="center">
              <Box
                as="button"
                flex="1"
                minWidth="0"
                minHeight="control"
                textAlign="start"
                cursor="pointer"
                aria-pressed={area.id === selectedId}
                fontWeight={area.id === selectedId ? 'semibold' : undefined}
                onClick={() => onSelect(area.id)}
              >
                <Text fontSize="sm" overflowWrap="anywhere">
                  {area.name}
                </Text>
                <Text fontSize="xs" color="muted">
                  {t(`sources.${area.source}`)}
                </Text>
              </Box>
              <LinkButton
                variant="ghost"
                size="icon"
                aria-label={t('toggle.show', { name: area.name })}
                to={workAreaLink(area)}
              >
                <Pin aria-hidden />
              </LinkButton>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('rename', { name: area.name })}
                onClick={() => setRenamed(area.id)}
              >
                <Pencil aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('delete', { name: area.name })}
                onClick={() => void calls.remove(area)}
              >
                <Trash2 aria-hidden />
              </Button>
            </Flex>
            {renamed === area.id ? (
              <SaveForm
                ready
                suggested={area.name}
                onSave={name => calls.rename(area, name)}
                onEnd={() => setRenamed(null)}
              />
            ) : null}
          </Box>
        ))}
      </PlainList>
      <Button alignSelf="start" onClick={() => void exportAreas(areas).catch(refused)}>
        <Download aria-hidden />
        {t('export')}
      </Button>
    </Stack>
  );
}

function exportAreas(areas: readonly WorkArea[]): Promise<void> {
  return exportFile({
    content: new Blob([writeGeoJson(areas)], { type: 'application/geo+json' }),
    fileName: 'werkgebieden.geojson',
    object: 'work-area',
    rows: areas.length,
  });
}
