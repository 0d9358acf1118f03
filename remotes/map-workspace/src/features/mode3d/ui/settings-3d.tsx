import { Stack, Text } from '@kavel/ui/core';
import { Checkbox, Field, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import { buildingColours, hindrance3d, putColour, readColour } from '../../view3d';
import { useTexts } from '../i18n';
import { putTilt, usualTilt } from '../model/tilt';

export interface Settings3dProps {
  mode3d: boolean;
  buildings3d: boolean;
  onChange: (change: { mode3d?: boolean; buildings3d?: boolean }) => void;
}

/** Settings of the map in three dimensions, and why there is none. */
export function Settings3d({ mode3d, buildings3d, onChange }: Settings3dProps) {
  const t = useTexts();
  const [query, setQuery] = useOwnQuery();
  const [hindrance] = useState(hindrance3d);
  const put = (write: (next: URLSearchParams) => void) => {
    const next = newestQuery();
    write(next);
    setQuery(next, { replace: true });
  };
  const isSlow = hindrance === 'slow';
  const isOn = mode3d && (hindrance === null || (isSlow && query.has('pitch')));
  const toggle = (on: boolean) => {
    // Where it is slow, the address asks for it.
    if (isSlow) put(next => putTilt(next, on ? usualTilt : null));
    onChange({ mode3d: on });
  };
  return (
    <Stack gap="2">
      <Checkbox label={t('mode')} checked={isOn} disabled={hindrance !== null && !isSlow} onChange={toggle} />
      {hindrance ? (
        <Text fontSize="sm" color="muted">
          {t(hindrance)}
        </Text>
      ) : null}
      {isOn ? (
        <>
          <Checkbox
            label={t('buildings')}
            checked={buildings3d}
            onChange={shown => onChange({ buildings3d: shown })}
          />
          <Field label={t('colour')}>
            <Select
              value={readColour(query)}
              onChange={({ target }) =>
                put(next => putColour(next, buildingColours.find(one => one === target.value) ?? 'none'))
              }
            >
              {buildingColours.map(one => (
                <option key={one} value={one}>
                  {t(`colours.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        </>
      ) : null}
    </Stack>
  );
}
