import { Stack } from '@kavel/ui/core';
import { Checkbox, Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import { type BuildingColour, buildingColours } from '../model/building-colour';
import { ColourList, type ColourListProps } from './colour-list';

export interface ColourSettingsProps extends ColourListProps {
  buildings: boolean;
  poiLabels: boolean;
  onColour: (colour: BuildingColour) => void;
  onBuildings: (shown: boolean) => void;
  onPoiLabels: (shown: boolean) => void;
}

/** What the buildings are coloured by, with its legend. */
export function ColourSettings({ colour, note, ...props }: ColourSettingsProps) {
  const t = useTexts();
  return (
    <Stack gap="3">
      <Field label={t('colour')}>
        <Select
          value={colour}
          onChange={event =>
            props.onColour(buildingColours.find(one => one === event.target.value) ?? 'none')
          }
        >
          {buildingColours.map(one => (
            <option key={one} value={one}>
              {t(`colours.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {colour === 'none' ? null : <ColourList colour={colour} note={note} />}
      <Checkbox label={t('buildings')} checked={props.buildings} onChange={props.onBuildings} />
      <Checkbox label={t('poi')} checked={props.poiLabels} onChange={props.onPoiLabels} />
    </Stack>
  );
}
