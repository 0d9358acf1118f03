import { useAddressSuggestions } from '@kavel/api-client';
import { useNavigate } from '@kavel/router';
import { AddressSearch as AddressField } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../i18n';

/** Opens the passport of another address. */
export function AddressSearch() {
  const t = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  return (
    <AddressField
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      text={text}
      onTextChange={setText}
      found={found}
      onPick={({ objectId }) => {
        setText('');
        void navigate(`/passport/${objectId}`);
      }}
    />
  );
}
