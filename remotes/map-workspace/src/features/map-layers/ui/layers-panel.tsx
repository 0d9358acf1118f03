import { Stack } from '@kavel/ui/core';
import { SixLayers } from '../../layers';
import { changeSettings } from '../api/map-settings-store';
import { numberedLayers } from '../model/map-settings';
import { SettingsSection } from './settings-section';

/** What lies on the map, and how it looks. */
export function LayersPanel() {
  return (
    <Stack gap="5" p="4">
      <SixLayers
        onNumbers={shown => changeSettings({ layers: numberedLayers.filter(one => shown.includes(one)) })}
      />
      <SettingsSection />
    </Stack>
  );
}
