import { useAddressSuggestions } from '@kavel/api-client';
import { Button, Flex, Text } from '@kavel/ui/core';
import { Combobox } from '@kavel/ui/forms';
import { X } from '@kavel/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n';
import type { ProjectDraft } from '../model/project-draft';

export interface AddressFieldProps {
  objectId: string | null;
  address: string | null;
  onChange: (place: Pick<ProjectDraft, 'objectId' | 'address'>) => void;
}

/** Address of a project, chosen from the registers. */
export function AddressField({ objectId, address, onChange }: AddressFieldProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const { suggestions, current, nothingFound, error } = useAddressSuggestions(text);
  const field = useRef<HTMLDivElement>(null);
  const wasChanged = useRef(false);
  // The part that had the focus is replaced by the other one.
  useEffect(() => {
    if (wasChanged.current) field.current?.querySelector<HTMLElement>('button,input')?.focus();
    wasChanged.current = false;
  }, [objectId]);
  const change: AddressFieldProps['onChange'] = place => {
    wasChanged.current = true;
    onChange(place);
  };
  if (objectId !== null) {
    return (
      <div ref={field}>
        <Text fontSize="sm" fontWeight="medium">
          {t('fields.address')}
        </Text>
        <Flex alignItems="center" gap="2">
          <Text flex="1" fontSize="sm">
            {address}
          </Text>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('form.removeAddress')}
            onClick={() => {
              setText('');
              change({ objectId: null, address: null });
            }}
          >
            <X aria-hidden />
          </Button>
        </Flex>
      </div>
    );
  }
  return (
    <div ref={field}>
      <Text fontSize="sm" fontWeight="medium" aria-hidden>
        {t('fields.address')}
      </Text>
      <Combobox
        label={t('fields.address')}
        placeholder={t('form.addressPlaceholder')}
        text={text}
        onTextChange={setText}
        items={suggestions}
        current={current}
        itemKey={suggestion => suggestion.objectId}
        renderItem={suggestion => suggestion.address}
        onPick={suggestion => change({ objectId: suggestion.objectId, address: suggestion.address })}
        remark={error ? t('form.addressFailed') : nothingFound ? t('form.addressNothing') : null}
      />
      {address === null ? null : (
        <Text fontSize="xs" color="muted">
          {t('form.unmatched', { address })}
        </Text>
      )}
    </div>
  );
}
