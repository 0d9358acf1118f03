import { useAddressSuggestions } from '@kavel/api-client';
import type { AddressSuggestion } from '@kavel/contracts';
import { VisuallyHidden } from '@kavel/ui/core';
import { AddressSearch as AddressField } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../i18n';

export interface AddressSearchProps {
  inputId: string;
  onPick: (suggestion: AddressSuggestion) => void;
}

/** The field that finds an address by any part of it. */
export function AddressSearch({ inputId, onPick }: AddressSearchProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const found = useAddressSuggestions(text);

  const pick = (suggestion: AddressSuggestion) => {
    setText('');
    setChosen(t('search.chosen', { address: suggestion.address }));
    onPick(suggestion);
  };

  return (
    <>
      <AddressField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        size="lg"
        inputId={inputId}
        text={text}
        onTextChange={setText}
        found={found}
        onPick={pick}
      />
      <VisuallyHidden role="status">{chosen}</VisuallyHidden>
    </>
  );
}
