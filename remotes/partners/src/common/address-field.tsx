import { useAddressSuggestions } from '@kavel/api-client';
import { Combobox } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';

/** Looks up an address; empty again when one was picked. */
export function AddressField(props: { label: string; onPick: (objectId: string, address: string) => void }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const { suggestions, current, nothingFound, error } = useAddressSuggestions(text);
  return (
    <Combobox
      label={props.label}
      placeholder={t('placeholder')}
      text={text}
      onTextChange={setText}
      items={suggestions}
      current={current}
      itemKey={suggestion => suggestion.objectId}
      renderItem={suggestion => suggestion.address}
      onPick={suggestion => {
        setText('');
        props.onPick(suggestion.objectId, suggestion.address);
      }}
      remark={error ? t('away') : nothingFound ? t('none') : null}
    />
  );
}
