import { call, useAddressSuggestions } from '@kavel/api-client';
import { catalogueApi, fullAddress, type RealEstateObject } from '@kavel/contracts';
import {
  type BriefInput,
  briefClasses,
  briefFunctions,
  briefHeatSources,
  briefWorks,
} from '@kavel/contracts/reports';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { AddressSearch, Checkbox, Field, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { prefilled } from '../model/first-input';
import { NumberField } from './number-field';

export interface BriefFormProps {
  input: BriefInput;
  /** The address of the input. */
  object: RealEstateObject | null;
  onChange: (input: BriefInput) => void;
}

const numbers = [
  ['area', 1, 500_000, 1],
  ['storeys', 1, 100, 1],
  ['highestFloor', 0, 400, 0.1],
  ['persons', 0, 100_000, 1],
] as const;

/** What a technical brief asks. An address fills in what the register knows. */
export function BriefForm({ input, object, onChange }: BriefFormProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  const change = (changes: Partial<BriefInput>) => onChange({ ...input, ...changes });
  const fill = async (objectId: string) => {
    setText('');
    onChange(prefilled(input, await call(catalogueApi.getObject, { params: { id: objectId } })));
  };
  const choice = <Key extends 'function' | 'works' | 'heatSource' | 'ambition'>(
    key: Key,
    options: readonly BriefInput[Key][],
    nameOf: (option: BriefInput[Key]) => string,
  ) => (
    <Field label={t(`fields.${key}`)}>
      <Select
        value={input[key]}
        onChange={event => change({ [key]: event.target.value } as Partial<BriefInput>)}
      >
        {options.map(one => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Stack gap="4">
      <Stack gap="1">
        <AddressSearch
          labelled
          label={t('fields.address')}
          placeholder={t('addressPlaceholder')}
          text={text}
          onTextChange={setText}
          found={found}
          onPick={({ objectId }) => void fill(objectId)}
        />
        {object ? (
          <Flex gap="3" alignItems="center" justifyContent="space-between">
            <Text fontSize="sm">{fullAddress(object)}</Text>
            <Button variant="ghost" onClick={() => change({ objectId: null })}>
              {t('noAddress')}
            </Button>
          </Flex>
        ) : null}
      </Stack>
      {choice('function', briefFunctions, one => t(`functions.${one}`))}
      {choice('works', briefWorks, one => t(`works.${one}`))}
      {numbers.map(([key, min, max, step]) => (
        <NumberField
          key={`${key} ${input.objectId}`}
          label={t(`fields.${key}`)}
          value={input[key]}
          {...{ min, max, step }}
          onChange={value => change({ [key]: value })}
        />
      ))}
      {choice('heatSource', briefHeatSources, one => t(`heatSources.${one}`))}
      {choice('ambition', briefClasses, one => one)}
      <Checkbox
        label="Paris Proof"
        checked={input.parisProof}
        onChange={parisProof => change({ parisProof })}
      />
      <Checkbox label="BREEAM-NL" checked={input.breeam} onChange={breeam => change({ breeam })} />
    </Stack>
  );
}
