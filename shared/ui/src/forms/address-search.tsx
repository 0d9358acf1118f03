import { chakra } from '@chakra-ui/react';
import type { AddressSuggestion } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { useAddressTexts } from './address-texts';
import { Combobox, type ComboboxProps } from './combobox';

/** What was found for a text; `useAddressSuggestions` of @kavel/api-client gives it. */
export interface FoundAddresses {
  suggestions: readonly AddressSuggestion[];
  /** They are those of the text as it stands, not of an earlier one. */
  current: boolean;
  nothingFound: boolean;
  error: Error | null;
}

type FieldProps = Pick<
  ComboboxProps<AddressSuggestion>,
  'label' | 'placeholder' | 'size' | 'inputId' | 'text' | 'onTextChange' | 'onPick' | 'enter' | 'problemId'
>;

export interface AddressSearchProps extends FieldProps {
  found: FoundAddresses;
}

const Suggestion = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', justifyContent: 'space-between' },
});
const Facts = chakra('span', { base: { color: 'muted', fontSize: 'xs', alignSelf: 'center' } });

/** The field that finds an address by any part of it. Each suggestion says what stands there. */
export function AddressSearch({ found, ...field }: AddressSearchProps) {
  const t = useAddressTexts();
  const types = useVtwTypes();
  const { area } = useFormats();
  const { suggestions, current, nothingFound, error } = found;
  const factsOf = ({ vtwType, oppervlakte, fictional }: AddressSuggestion) =>
    [types(vtwType), oppervlakte === null ? null : area(oppervlakte), fictional ? t('fictional') : null]
      .filter(fact => fact !== null)
      .join(' · ');
  return (
    <Combobox
      {...field}
      items={suggestions}
      current={current}
      itemKey={({ objectId }) => objectId}
      renderItem={suggestion => (
        <Suggestion>
          <span>{suggestion.address}</span>
          <Facts>{factsOf(suggestion)}</Facts>
        </Suggestion>
      )}
      remark={error ? t('failed') : nothingFound ? t('nothing') : null}
    />
  );
}
