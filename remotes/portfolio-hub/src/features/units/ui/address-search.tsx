import { useAddressSuggestions } from '@kavel/api-client';
import type { AddressSuggestion } from '@kavel/contracts';
import { Notice, Stack } from '@kavel/ui/core';
import { AddressSearch as AddressField } from '@kavel/ui/forms';
import { type ClipboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n';
import type { AddProblem } from './use-add-address';

export interface AddressSearchProps {
  onPick: (suggestion: AddressSuggestion) => void;
  problem: AddProblem | null;
  onType: () => void;
  /** Called when several lines are pasted, which are a list of addresses. */
  onPasteLines: (lines: readonly string[]) => void;
}

/** Address search field; selecting a suggestion adds the address. */
export function AddressSearch({ onPick, problem, onType, onPasteLines }: AddressSearchProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);

  const pasted = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter(line => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    onPasteLines(lines);
  };

  return (
    <Stack gap="2" flex="1" minWidth="0" onPasteCapture={pasted}>
      <AddressField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        text={text}
        onTextChange={next => {
          setText(next);
          onType();
        }}
        found={found}
        onPick={item => {
          setText('');
          onPick(item);
        }}
      />
      {problem ? (
        <Notice tone={problem.reason === 'alreadyInPortfolio' ? 'warning' : 'error'} title={problem.address}>
          {t(`errors.${problem.reason}`)}
        </Notice>
      ) : null}
    </Stack>
  );
}
