import { catalogueQueries, useAddressSuggestions } from '@kavel/api-client';
import type { AddressSuggestion } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { Button, chakra } from '@kavel/ui/core';
import { Combobox } from '@kavel/ui/forms';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useHomeTexts } from '../../../i18n/home';
import { chooseSuggestion } from '../model/choose-suggestion';

const Row = chakra('form', {
  base: {
    display: 'flex',
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
  },
});

type Complaint = 'empty' | 'pick' | 'away';

export interface AddressFormProps {
  onEstimate: (objectId: string) => void;
  /** Stands below the field until something is wrong there. */
  note: ReactNode;
}

/** The one thing to do on the home page: name an address and have its value estimated. */
export function AddressForm({ onEstimate, note }: AddressFormProps) {
  const t = useHomeTexts();
  const types = useVtwTypes();
  const format = useFormats();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<AddressSuggestion | null>(null);
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const { suggestions, current, error } = useAddressSuggestions(picked ? '' : text);

  const pick = (suggestion: AddressSuggestion) => {
    setPicked(suggestion);
    setText(suggestion.address);
    setComplaint(null);
    void client.prefetchQuery(catalogueQueries.estimate(suggestion.objectId));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const meant = picked ?? (current ? chooseSuggestion(text, suggestions) : null);
    if (!meant) return setComplaint(error ? 'away' : text.trim() === '' ? 'empty' : 'pick');
    if (!picked) pick(meant);
    onEstimate(meant.objectId);
  };

  const facts = (suggestion: AddressSuggestion) =>
    [types(suggestion.vtwType), suggestion.oppervlakte ? format.area(suggestion.oppervlakte) : null]
      .filter(Boolean)
      .join(', ');

  return (
    <div>
      <Row onSubmit={submit} role="search" aria-label={t('form.submit')}>
        <Combobox
          label={t('form.field')}
          placeholder={t('form.placeholder')}
          size="lg"
          text={text}
          onTextChange={value => {
            setText(value);
            setPicked(null);
            setComplaint(null);
          }}
          items={suggestions}
          itemKey={suggestion => suggestion.objectId}
          renderItem={suggestion => (
            <chakra.span display="flex" flexWrap="wrap" columnGap="3" justifyContent="space-between">
              <span>{suggestion.address}</span>
              <chakra.span color="muted">{facts(suggestion)}</chakra.span>
            </chakra.span>
          )}
          onPick={pick}
          remark={error ? t('form.away') : current ? t('form.none') : null}
        />
        <Button type="submit" variant="solid" size="lg">
          {t('form.submit')}
        </Button>
      </Row>
      <chakra.div minHeight="6" mt="2" fontSize="sm">
        <chakra.p role="alert" color="red">
          {complaint ? t(`form.${complaint}`) : ''}
        </chakra.p>
        {complaint ? null : note}
      </chakra.div>
    </div>
  );
}
