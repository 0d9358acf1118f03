import type { LonLat } from '@kavel/map';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { outlineOfCorners } from '../model/outlines';
import { SaveForm } from './save-form';
import type { WorkAreaCalls } from './use-work-area-calls';

export interface DrawAreaProps {
  corners: readonly LonLat[];
  onChange: (corners: readonly LonLat[]) => void;
  /** Centre of the map, where the button adds a corner for keyboard users. */
  centre: LonLat | null;
  calls: WorkAreaCalls;
  onEnd: () => void;
}

/** Form for drawing an area: corners are added by clicks on the map or by a button. */
export function DrawArea({ corners, onChange, centre, calls, onEnd }: DrawAreaProps) {
  const t = useTexts();
  const outline = outlineOfCorners(corners);
  return (
    <Stack gap="3" p="4">
      <Text fontSize="sm">{t('draw.how')}</Text>
      <Text as="output" fontSize="sm" color="muted" aria-live="polite">
        {t('draw.corners', { count: corners.length, n: corners.length })}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button
          disabled={centre === null}
          onClick={() => centre && onChange([...corners, { lon: centre.lon, lat: centre.lat }])}
        >
          {t('draw.centre')}
        </Button>
        <Button disabled={corners.length === 0} onClick={() => onChange(corners.slice(0, -1))}>
          {t('draw.back')}
        </Button>
      </Flex>
      <SaveForm
        ready={outline !== null}
        suggested=""
        onSave={name => calls.create({ name, outline: outline ?? none, source: 'drawn' })}
        onEnd={onEnd}
      />
    </Stack>
  );
}

const none = { type: 'MultiPolygon' as const, coordinates: [] };
