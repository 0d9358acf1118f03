import { catalogueQueries, useAddressSuggestions } from '@kavel/api-client';
import { fullAddress } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { Stack, Text } from '@kavel/ui/core';
import { AddressSearch } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../i18n';
import type { ChoiceProps } from './list-choices';

/** An address of the catalogue. */
export function AddressChoice({ subject, onChoose }: ChoiceProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  const { data: object } = useQuery({ ...catalogueQueries.object(subject ?? ''), enabled: subject !== null });
  return (
    <Stack gap="1">
      <AddressSearch
        labelled
        label={t('address')}
        placeholder={t('addressPlaceholder')}
        text={text}
        onTextChange={setText}
        found={found}
        onPick={({ objectId }) => {
          setText('');
          onChoose(objectId);
        }}
      />
      {object ? <Text fontSize="sm">{fullAddress(object)}</Text> : null}
    </Stack>
  );
}
