import { Stack } from '@kavel/ui/core';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { SixLayers } from '../../layers';
import { changeSettings } from '../api/map-settings-store';
import { numberedLayers } from '../model/map-settings';
import { SettingsSection } from './settings-section';

/** What lies on the map, and how it looks. */
export function LayersPanel({ bounds, choose, goTo }: WorkspaceProps) {
  return (
    <Stack gap="5" p="4">
      <SixLayers
        bounds={bounds}
        choose={choose}
        goTo={goTo}
        onNumbers={shown => changeSettings({ layers: numberedLayers.filter(one => shown.includes(one)) })}
      />
      <SettingsSection />
    </Stack>
  );
}
