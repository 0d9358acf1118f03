import { vtwTypes } from '@kavel/contracts';
import { useVtwTypes } from '@kavel/i18n';
import { functionColours } from '@kavel/map/style';
import { Flex, PlainList, Stack, Text } from '@kavel/ui/core';
import { Checkbox, Field, Select } from '@kavel/ui/forms';
import { Swatch } from '../../areas';
import { useTexts } from '../i18n';
import { yearClasses } from '../model/pand-colours';
import { type Colouring, colourings } from '../model/view-address';

export interface ColourSettingsProps {
  colouring: Colouring;
  buildings: boolean;
  poiLabels: boolean;
  onColouring: (colouring: Colouring) => void;
  onBuildings: (shown: boolean) => void;
  onPoiLabels: (shown: boolean) => void;
}

/** What the buildings are coloured by, with its legend. */
export function ColourSettings({ colouring, ...props }: ColourSettingsProps) {
  const t = useTexts();
  const types = useVtwTypes();
  const years = yearClasses.map(({ from, colour }, at) => ({
    colour,
    label: at === 0 ? t('before', { year: yearClasses[1].from }) : t('from', { year: from }),
  }));
  const functions = vtwTypes.map(type => ({ colour: functionColours[type], label: types(type) }));
  const entries = colouring === 'year' ? years : colouring === 'function' ? functions : [];
  return (
    <Stack gap="3">
      <Field label={t('colour')}>
        <Select
          value={colouring}
          onChange={event => props.onColouring(colourings.find(one => one === event.target.value) ?? 'none')}
        >
          {colourings.map(one => (
            <option key={one} value={one}>
              {t(`colours.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {entries.length > 0 ? (
        <PlainList>
          {entries.map(({ colour, label }) => (
            <Flex as="li" key={label} gap="2" align="center">
              <Swatch colour={colour} />
              <Text as="span" fontSize="sm">
                {label}
              </Text>
            </Flex>
          ))}
        </PlainList>
      ) : null}
      <Checkbox label={t('buildings')} checked={props.buildings} onChange={props.onBuildings} />
      <Checkbox label={t('poi')} checked={props.poiLabels} onChange={props.onPoiLabels} />
    </Stack>
  );
}
