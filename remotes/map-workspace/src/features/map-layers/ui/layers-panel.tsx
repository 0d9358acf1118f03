import { Stack } from '@kavel/ui/core';
import { SettingsSection } from './settings-section';

/** What lies on the map, and how it looks. */
export function LayersPanel() {
  return (
    <Stack gap="5" p="4">
      <SettingsSection />
    </Stack>
  );
}
