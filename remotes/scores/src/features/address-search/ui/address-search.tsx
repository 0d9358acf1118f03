import { useAddressSuggestions } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useNavigate } from '@kavel/router';
import { Text } from '@kavel/ui/core';
import { Combobox } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../i18n';

/** Goes from one passport to that of another address. */
export function AddressSearch() {
  const t = useTexts();
  const format = useFormats();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { suggestions, current, nothingFound, error } = useAddressSuggestions(text);
  return (
    <Combobox
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      text={text}
      onTextChange={setText}
      items={suggestions}
      current={current}
      itemKey={suggestion => suggestion.objectId}
      renderItem={suggestion => (
        <Text as="span" display="flex" justifyContent="space-between" gap="3">
          <span>{suggestion.address}</span>
          <Text as="span" color="muted" whiteSpace="nowrap">
            {suggestion.oppervlakte ? format.area(suggestion.oppervlakte) : ''}
          </Text>
        </Text>
      )}
      onPick={suggestion => {
        setText('');
        void navigate(`/passport/${suggestion.objectId}`);
      }}
      remark={error ? t('search.away') : nothingFound ? t('search.none') : null}
    />
  );
}
