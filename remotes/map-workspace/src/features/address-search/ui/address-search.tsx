import { useAddressSuggestions } from '@kavel/api-client';
import type { AddressSuggestion } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra, Flex, VisuallyHidden } from '@kavel/ui/core';
import { Combobox } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../i18n';

const Fact = chakra('span', { base: { color: 'muted', fontSize: 'xs' } });

export interface AddressSearchProps {
  inputId: string;
  onPick: (suggestion: AddressSuggestion) => void;
}

/** The field that finds an address by any part of it. */
export function AddressSearch({ inputId, onPick }: AddressSearchProps) {
  const t = useTexts();
  const { area } = useFormats();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const { suggestions, current, error, nothingFound } = useAddressSuggestions(text);

  const pick = (suggestion: AddressSuggestion) => {
    setText('');
    setChosen(t('search.chosen', { address: suggestion.address }));
    onPick(suggestion);
  };

  return (
    <>
      <Combobox
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        size="lg"
        inputId={inputId}
        text={text}
        onTextChange={setText}
        items={suggestions}
        current={current}
        itemKey={item => item.objectId}
        renderItem={item => (
          <Flex direction="column">
            <span>{item.address}</span>
            <Fact>
              {t(`types.${item.vtwType}`)}
              {item.oppervlakte === null ? '' : ` · ${area(item.oppervlakte)}`}
              {item.fictional ? ` · ${t('search.fictional')}` : ''}
            </Fact>
          </Flex>
        )}
        onPick={pick}
        remark={error ? t('search.failed') : nothingFound ? t('search.nothing') : null}
      />
      <VisuallyHidden role="status">{chosen}</VisuallyHidden>
    </>
  );
}
