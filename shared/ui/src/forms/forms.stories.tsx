import { useState } from 'react';
import { Stack } from '../core';
import { Checkbox, Input, Select, Textarea } from './controls';
import { DateInput } from './date-input';
import { Field } from './field';
import { Segmented } from './segmented';

export default { title: 'ui/forms/Controls' };

export const Fields = () => (
  <Stack gap="4" maxWidth="24rem">
    <Field label="Name" hint="As it stands in the register">
      <Input defaultValue="Dorpsstraat 1" />
    </Field>
    <Field label="Rent" error="This is no amount.">
      <Input defaultValue="ten" />
    </Field>
    <Field label="Type">
      <Select defaultValue="house">
        <option value="house">House</option>
        <option value="flat">Flat</option>
      </Select>
    </Field>
    <Field label="Remark">
      <Textarea placeholder="Why" />
    </Field>
    <Field label="Locked">
      <Input disabled defaultValue="Approved" />
    </Field>
  </Stack>
);

export const Dates = () => {
  const [date, setDate] = useState('2026-11-21');
  return (
    <Field label="Value date">
      <DateInput value={date} onChange={setDate} />
    </Field>
  );
};

export const Choices = () => {
  const [checked, setChecked] = useState(true);
  const [scenario, setScenario] = useState<'let' | 'sell'>('let');
  return (
    <Stack gap="4" align="start">
      <Checkbox label="With rent" checked={checked} onChange={setChecked} />
      <Checkbox label="Not now" checked={false} disabled onChange={() => undefined} />
      <Segmented
        label="Scenario"
        value={scenario}
        options={[
          { value: 'let', label: 'Let on' },
          { value: 'sell', label: 'Sell off' },
        ]}
        onChange={setScenario}
      />
    </Stack>
  );
};
