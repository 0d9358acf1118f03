import { Box, Button, Stack, setTheme, useTheme } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { useTexts } from '../../../i18n';
import { changeSettings, useMapSettings } from '../api/map-settings-store';
import { colourings, defaultSettings, layers, presets } from '../model/map-settings';
import { Choice } from './choice';

const themes = ['light', 'dark', 'system'] as const;

/** How the map looks: theme, light, colours and what is drawn. */
export function LayersPanel() {
  const t = useTexts();
  const theme = useTheme();
  const { preset, colourBy, hidden } = useMapSettings();

  const toggle = (layer: (typeof layers)[number], shown: boolean) =>
    changeSettings({ hidden: shown ? hidden.filter(other => other !== layer) : [...hidden, layer] });

  return (
    <Stack gap="5" p="4">
      <Choice
        label={t('layers.light')}
        options={presets.map(value => ({ value, label: t(`layers.presets.${value}`) }))}
        value={preset}
        onChange={value => changeSettings({ preset: value })}
      />
      <Choice
        label={t('layers.theme')}
        options={themes.map(value => ({ value, label: t(`layers.themes.${value}`) }))}
        value={theme}
        onChange={setTheme}
      />
      <Choice
        label={t('layers.colour')}
        options={colourings.map(value => ({ value, label: t(`layers.by.${value}`) }))}
        value={colourBy}
        onChange={value => changeSettings({ colourBy: value })}
      />
      <Stack as="fieldset" gap="1" border="0" p="0" m="0">
        <Box as="legend" p="0" mb="1.5" fontSize="sm" fontWeight="medium" color="muted">
          {t('layers.show')}
        </Box>
        {layers.map(layer => (
          <Checkbox
            key={layer}
            label={t(`layers.kinds.${layer}`)}
            checked={!hidden.includes(layer)}
            onChange={shown => toggle(layer, shown)}
          />
        ))}
      </Stack>
      <Button alignSelf="start" onClick={() => changeSettings(defaultSettings)}>
        {t('layers.reset')}
      </Button>
    </Stack>
  );
}
