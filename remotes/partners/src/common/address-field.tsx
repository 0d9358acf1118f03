import { useAddressSuggestions } from '@kavel/api-client';
import { AddressSearch } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';

/** Address search field; cleared when an address is picked. */
export function AddressField(props: { label: string; onPick: (objectId: string, address: string) => void }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  return (
    <AddressSearch
      label={props.label}
      placeholder={t('placeholder')}
      text={text}
      onTextChange={setText}
      found={found}
      onPick={({ objectId, address }) => {
        setText('');
        props.onPick(objectId, address);
      }}
    />
  );
}
