import { useAddressSuggestions } from '@kavel/api-client';
import { streetAddress } from '@kavel/contracts';
import { travelTimeLimits } from '@kavel/contracts/travel-time';
import { Button, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { AddressSearch } from '@kavel/ui/forms';
import { useState } from 'react';
import type { TravelPoint } from '../../../common/travel/travel-address';
import { useOwnUnits } from '../api/use-own-units';
import { useTexts } from '../i18n';
import { UnitField } from './unit-field';

export interface AddOriginProps {
  full: boolean;
  picking: boolean;
  onPicking: (picking: boolean) => void;
  /** Middle of what the map shows. */
  centre: Omit<TravelPoint, 'objectId'> | null;
  /** `follow`: the map goes to the new area. */
  onAdd: (point: TravelPoint, options: { follow: boolean }) => void;
}

/** Adds an origin: an address, a unit of the user, or a place on the map. */
export function AddOrigin({ full, picking, onPicking, centre, onAdd }: AddOriginProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  const units = useOwnUnits();
  if (full) {
    return (
      <Text fontSize="sm" color="muted">
        {t('add.full', { most: travelTimeLimits.origins })}
      </Text>
    );
  }
  return (
    <Stack gap="2">
      <SectionTitle>{t('add.title')}</SectionTitle>
      <AddressSearch
        label={t('add.search')}
        placeholder={t('add.placeholder')}
        text={text}
        onTextChange={setText}
        found={found}
        onPick={({ lon, lat, objectId }) => {
          setText('');
          onAdd({ lon, lat, objectId }, { follow: true });
        }}
      />
      {units && units.length > 0 ? (
        <UnitField
          units={units}
          onPick={({ objectId, addressObjectData: { lon, lat } }) =>
            onAdd({ lon, lat, objectId }, { follow: true })
          }
          nameOf={({ addressObjectData }) => streetAddress(addressObjectData)}
        />
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Button aria-pressed={picking} onClick={() => onPicking(!picking)}>
          {t('add.map')}
        </Button>
        <Button
          disabled={centre === null}
          onClick={() => centre && onAdd({ ...centre, objectId: null }, { follow: false })}
        >
          {t('add.centre')}
        </Button>
      </Flex>
      {picking ? (
        <Text role="status" fontSize="xs" color="muted">
          {t('add.mapHint')}
        </Text>
      ) : null}
    </Stack>
  );
}
