import { energyLabels } from '@kavel/contracts';
import { type WwsReference, wwsKinds } from '@kavel/contracts/districts';
import { Grid } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import { inEnds, type ReferenceNumber, referenceEnds, referenceNumbers } from '../model/wws-view';

export interface ReferenceFormProps {
  reference: WwsReference;
  onChange: (reference: WwsReference) => void;
}

/** The dwelling whose points are shown everywhere. */
export function ReferenceForm({ reference, onChange }: ReferenceFormProps) {
  const t = useTexts();
  return (
    <Grid templateColumns="1fr 1fr" gap="3" alignItems="end">
      <Field label={t('kind')}>
        <Select
          value={reference.kind}
          onChange={event => {
            const kind = wwsKinds.find(one => one === event.target.value);
            if (kind) onChange({ ...reference, kind });
          }}
        >
          {wwsKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('label')}>
        <Select
          value={reference.energielabel}
          onChange={event => {
            const energielabel = energyLabels.find(one => one === event.target.value);
            if (energielabel) onChange({ ...reference, energielabel });
          }}
        >
          {energyLabels.map(label => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      </Field>
      {referenceNumbers.map(name => (
        <NumberField
          key={name}
          name={name}
          value={reference[name]}
          onChange={value => onChange({ ...reference, [name]: value })}
        />
      ))}
    </Grid>
  );
}

interface NumberFieldProps {
  name: ReferenceNumber;
  value: number;
  onChange: (value: number) => void;
}

/** Taken when it is left or confirmed; what is out of bounds is put back. */
function NumberField({ name, value, onChange }: NumberFieldProps) {
  const t = useTexts();
  const take = (field: HTMLInputElement) => {
    const taken = field.value === '' ? null : inEnds(name, Number(field.value));
    if (taken === null) field.value = String(value);
    else if (taken !== value) onChange(taken);
  };
  return (
    <Field label={t(`numbers.${name}`)}>
      <Input
        key={value}
        type="number"
        inputMode="numeric"
        {...referenceEnds[name]}
        defaultValue={value}
        onBlur={event => take(event.target)}
        onKeyDown={event => {
          if (event.key === 'Enter') take(event.currentTarget);
        }}
      />
    </Field>
  );
}
