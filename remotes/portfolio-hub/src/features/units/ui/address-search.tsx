import { useAddressSuggestions } from '@kavel/api-client';
import type { AddressSuggestion } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Combobox } from '@kavel/ui/forms';
import { type ClipboardEvent, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import type { AddProblem } from './use-add-address';

export interface AddressSearchProps {
  onPick: (suggestion: AddressSuggestion) => void;
  problem: AddProblem | null;
  onType: () => void;
  /** Several lines were pasted: a list of addresses rather than one. */
  onPasteLines: (lines: readonly string[]) => void;
}

/** Finds an address while it is typed; picking it adds it. */
export function AddressSearch({ onPick, problem, onType, onPasteLines }: AddressSearchProps) {
  const t = useTexts();
  const format = useFormats();
  const [text, setText] = useState('');
  const { suggestions, current, nothingFound, error } = useAddressSuggestions(text);
  const remark = error ? t(`errors.${errorKey(error)}`) : nothingFound ? t('search.nothing') : null;

  const pasted = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter(line => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    onPasteLines(lines);
  };

  const facts = ({ vtwType, oppervlakte }: AddressSuggestion) =>
    [t(`types.${vtwType}`), oppervlakte === null ? null : format.area(oppervlakte)]
      .filter(Boolean)
      .join(', ');

  return (
    <Stack gap="2" flex="1" minWidth="0" onPasteCapture={pasted}>
      <Combobox
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        text={text}
        onTextChange={next => {
          setText(next);
          onType();
        }}
        items={suggestions}
        current={current}
        itemKey={item => item.objectId}
        renderItem={item => (
          <Flex gap="3" justifyContent="space-between" wrap="wrap">
            <span>{item.address}</span>
            <Text as="span" color="muted" fontSize="xs">
              {facts(item)}
            </Text>
          </Flex>
        )}
        onPick={item => {
          setText('');
          onPick(item);
        }}
        remark={remark}
      />
      {problem ? (
        <Notice tone={problem.reason === 'alreadyInPortfolio' ? 'warning' : 'error'} title={problem.address}>
          {t(`errors.${problem.reason}`)}
        </Notice>
      ) : null}
    </Stack>
  );
}
