import { catalogueQueries, useAddressSuggestions } from '@kavel/api-client';
import type { AddressSuggestion } from '@kavel/contracts';
import { useQueryClient } from '@kavel/query';
import { Box, Button, ErrorText, Flex } from '@kavel/ui/core';
import { AddressSearch } from '@kavel/ui/forms';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useHomeTexts } from '../../../i18n/home';
import { chooseSuggestion } from '../model/choose-suggestion';

/** From the `sm` breakpoint on, the field and its button share one frame. */
const frame = {
  flexDirection: { base: 'column', sm: 'row' },
  gap: '2',
  p: { base: '0', sm: '2' },
  bg: { base: 'transparent', sm: 'surface' },
  borderWidth: { base: '0', sm: '1px' },
  borderColor: 'lineStrong',
  borderRadius: 'lg',
  '& input': {
    borderColor: { base: 'lineStrong', sm: 'transparent' },
    fontSize: { base: 'lg', sm: 'md' },
    minHeight: { base: '12', sm: '10' },
  },
  '& button[type=submit]': { minHeight: { base: '12', sm: '10' } },
} as const;

type Complaint = 'empty' | 'pick' | 'away';

export interface AddressFormProps {
  onEstimate: (objectId: string) => void;
  /** Shown below the field. */
  note: ReactNode;
  /** What the button says; by default that it estimates the value. */
  action?: string;
}

/**
 * Main form of the home page: enter an address to estimate its value. Errors are above the field, where the suggestion
 * list does not cover them.
 */
export function AddressForm({ onEstimate, note, ...props }: AddressFormProps) {
  const t = useHomeTexts();
  const { action = t('form.submit') } = props;
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<AddressSuggestion | null>(null);
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  /** Submitted before the suggestions for the text had arrived. */
  const [awaited, setAwaited] = useState(false);
  const problemId = useId();
  const found = useAddressSuggestions(picked ? '' : text);
  const { suggestions, current, error } = found;
  const known = current || Boolean(error);

  const pick = (suggestion: AddressSuggestion) => {
    setPicked(suggestion);
    setText(suggestion.address);
    setComplaint(null);
    setAwaited(false);
    void client.prefetchQuery(catalogueQueries.estimate(suggestion.objectId));
    onEstimate(suggestion.objectId);
  };

  const goOn = () => {
    if (picked) return onEstimate(picked.objectId);
    if (text.trim() === '') return setComplaint('empty');
    if (!known) return setAwaited(true);
    const meant = current ? chooseSuggestion(text, suggestions) : null;
    if (meant) return pick(meant);
    setAwaited(false);
    setComplaint(error ? 'away' : 'pick');
  };
  const goOnAwaited = useEffectEvent(() => {
    if (awaited) goOn();
  });
  useEffect(() => {
    if (known) goOnAwaited();
  }, [known]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };

  return (
    <div>
      <ErrorText id={problemId} fontSize="sm" mb={complaint ? '2' : '0'}>
        {complaint ? t(`form.${complaint}`) : ''}
      </ErrorText>
      <Flex asChild css={frame}>
        <form onSubmit={submit} role="search" aria-label={action}>
          <AddressSearch
            label={t('form.field')}
            placeholder={t('form.placeholder')}
            size="lg"
            text={text}
            onTextChange={value => {
              setText(value);
              setPicked(null);
              setComplaint(null);
              setAwaited(false);
            }}
            enter="submit"
            problemId={complaint ? problemId : undefined}
            found={found}
            onPick={pick}
          />
          <Button type="submit" variant="solid" size="lg">
            {action}
          </Button>
        </form>
      </Flex>
      <Box minHeight="6" mt="2" fontSize="sm">
        {note}
      </Box>
    </div>
  );
}
