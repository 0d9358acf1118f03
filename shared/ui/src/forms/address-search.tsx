import { chakra } from '@chakra-ui/react/styled-system';
import type { AddressSuggestion } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { useAddressTexts } from './address-texts';
import { Combobox, type ComboboxProps } from './combobox';
import { Field } from './field';

/** Results for a text, from `useAddressSuggestions` of @kavel/api-client. */
export interface FoundAddresses {
  suggestions: readonly AddressSuggestion[];
  /** True when the results belong to the current text, not to an earlier one. */
  current: boolean;
  nothingFound: boolean;
  error: Error | null;
}

type FieldProps = Pick<
  ComboboxProps<AddressSuggestion>,
  'label' | 'placeholder' | 'size' | 'inputId' | 'text' | 'onTextChange' | 'onPick' | 'enter' | 'problemId'
>;

interface SuggestedProps extends FieldProps {
  found: FoundAddresses;
}

export interface AddressSearchProps extends SuggestedProps {
  /** Shows the label above the field: in forms. Elsewhere the page says what it is for. */
  labelled?: boolean;
}

const Suggestion = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', justifyContent: 'space-between' },
});
const Facts = chakra('span', { base: { color: 'muted', fontSize: 'xs', alignSelf: 'center' } });

/** Address search field. Each suggestion shows details of the address. */
export function AddressSearch({ labelled = false, ...props }: AddressSearchProps) {
  if (!labelled) return <Suggested {...props} />;
  return (
    <Field label={props.label}>
      <LabelledSuggested {...props} />
    </Field>
  );
}

/** The id is that of its label. */
function LabelledSuggested({ id, ...props }: SuggestedProps & { id?: string }) {
  return <Suggested {...props} {...(id && { inputId: id })} />;
}

function Suggested({ found, ...field }: SuggestedProps) {
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
