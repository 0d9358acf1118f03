import { fullAddress, type Unit } from '@kavel/contracts';

import { useFormats } from '@kavel/i18n';
import { Box, Text } from '@kavel/ui/core';
import { Combobox } from '@kavel/ui/forms';
import { useMemo, useState } from 'react';
import { useTexts } from '../i18n';
import { matchingUnits } from '../model/matching-units';

/** Maximum number of units in the list. */
const mostOptions = 20;

export interface UnitFieldProps {
  units: readonly Unit[];
  onChange: (unitId: string | null) => void;
}

/** Choice of a unit by part of its address. Needs another `key` for other units. */
export function UnitField({ units, onChange }: UnitFieldProps) {
  const t = useTexts();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const found = useMemo(
    () => (isChosen ? [] : matchingUnits(units, text, mostOptions)),
    [units, text, isChosen],
  );
  const isLost = !isChosen && text.trim() !== '' && found.length === 0;
  return (
    <Box display="grid" gap="1">
      <Text fontSize="sm" fontWeight="medium" aria-hidden>
        {t('unit')}
      </Text>
      <Combobox
        label={t('unit')}
        text={text}
        onTextChange={next => {
          setText(next);
          setChosen(false);
          onChange(null);
        }}
        items={found}
        itemKey={({ id }) => id}
        renderItem={unit => fullAddress(unit.addressObjectData)}
        onPick={unit => {
          setText(fullAddress(unit.addressObjectData));
          setChosen(true);
          onChange(unit.id);
        }}
        remark={isLost ? t('noUnit') : null}
      />
      <Text fontSize="xs" color="muted">
        {t('unitHint', { count: units.length, n: number(units.length) })}
      </Text>
    </Box>
  );
}
