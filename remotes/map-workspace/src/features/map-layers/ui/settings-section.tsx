import { Box, Button, Stack, setTheme, useTheme } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { ChevronDown } from '@kavel/ui/icons';
import { Settings3d } from '../../mode3d';
import { changeSettings, useMapSettings } from '../api/map-settings-store';
import { useTexts } from '../i18n';
import { colourings, defaultSettings, layers, mapThemes, presets } from '../model/map-settings';
import { Choice } from './choice';

const themes = ['light', 'dark', 'system'] as const;

/** Settings of the map, which fold; whether they are unfolded is one of them. */
export function SettingsSection() {
  const t = useTexts();
  const { open } = useMapSettings();
  return (
    <Stack as="section" gap="4" aria-label={t('settings')}>
      <Button
        variant="ghost"
        alignSelf="start"
        px="1"
        aria-expanded={open}
        onClick={() => changeSettings({ open: !open })}
      >
        <Box as="span" display="inline-flex" transform={open ? undefined : 'rotate(-90deg)'}>
          <ChevronDown aria-hidden />
        </Box>
        {t('settings')}
      </Button>
      {open ? <Settings /> : null}
    </Stack>
  );
}

function Settings() {
  const t = useTexts();
  const theme = useTheme();
  const settings = useMapSettings();
  const { hidden, layers: numbered, poiLabels } = settings;
  const toggle = (layer: (typeof layers)[number], shown: boolean) =>
    changeSettings({ hidden: shown ? hidden.filter(other => other !== layer) : [...hidden, layer] });

  return (
    <>
      <Choice
        label={t('look')}
        options={mapThemes.map(value => ({ value, label: t(`looks.${value}`) }))}
        value={settings.theme}
        onChange={value => changeSettings({ theme: value })}
      />
      <Choice
        label={t('light')}
        options={presets.map(value => ({ value, label: t(`presets.${value}`) }))}
        value={settings.preset}
        onChange={value => changeSettings({ preset: value })}
      />
      <Choice
        label={t('theme')}
        options={themes.map(value => ({ value, label: t(`themes.${value}`) }))}
        value={theme}
        onChange={setTheme}
      />
      <Choice
        label={t('colour')}
        options={colourings.map(value => ({ value, label: t(`by.${value}`) }))}
        value={settings.colourBy}
        onChange={value => changeSettings({ colourBy: value })}
      />
      <Stack as="fieldset" gap="1" border="0" p="0" m="0">
        <Box as="legend" p="0" mb="1.5" fontSize="sm" fontWeight="medium" color="muted">
          {t('show')}
        </Box>
        {layers.map(layer => (
          <Checkbox
            key={layer}
            label={t(`kinds.${layer}`)}
            checked={!hidden.includes(layer)}
            onChange={shown => toggle(layer, shown)}
          />
        ))}
        <Checkbox
          label={t('poiLabels')}
          checked={poiLabels}
          onChange={shown => changeSettings({ poiLabels: shown })}
        />
      </Stack>
      <Settings3d mode3d={settings.mode3d} buildings3d={settings.buildings3d} onChange={changeSettings} />
      <Button alignSelf="start" onClick={() => changeSettings({ ...defaultSettings, layers: numbered })}>
        {t('reset')}
      </Button>
    </>
  );
}
