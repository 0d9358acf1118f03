import type { Unit } from '@kavel/contracts';
import { Combobox } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';

/** Most suggestions at once. */
const mostShown = 12;

export interface UnitFieldProps {
  units: readonly Unit[];
  nameOf: (unit: Unit) => string;
  onPick: (unit: Unit) => void;
}

/** Finds a unit of the user by its address. */
export function UnitField({ units, nameOf, onPick }: UnitFieldProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const distinct = new Map(units.map(unit => [unit.objectId, unit]));
  const found = [...distinct.values()]
    .filter(unit => words.every(word => nameOf(unit).toLowerCase().includes(word)))
    .slice(0, mostShown);
  return (
    <Combobox
      label={t('add.unit')}
      placeholder={t('add.unitPlaceholder')}
      text={text}
      onTextChange={setText}
      items={found}
      itemKey={({ objectId }) => objectId}
      renderItem={nameOf}
      remark={found.length === 0 ? t('add.noUnit') : null}
      onPick={unit => {
        setText('');
        onPick(unit);
      }}
    />
  );
}
