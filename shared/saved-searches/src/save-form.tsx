import type { SavedSearch, SavedSearchKind } from '@kavel/contracts/saved-searches';
import { Button, Flex, Stack } from '@kavel/ui/core';
import { Checkbox, Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTexts } from './i18n';
import { type Threshold, ThresholdChoice } from './threshold';
import { isWatchable, wordsOf } from './words-of';

/** Most characters of a name. */
export const nameLimit = 120;

export interface NamedSearch {
  name: string;
  watched: boolean;
  /** With the threshold that was chosen. */
  address: string;
}

export interface SaveFormProps {
  kind: SavedSearchKind;
  own: readonly SavedSearch[];
  watchable: boolean;
  busy: boolean;
  /** The search of now. */
  address: string;
  threshold?: Threshold | undefined;
  onSave: (search: NamedSearch, replaced: SavedSearch | undefined) => void;
}

/** A name for the search of now; one of the same name is replaced. */
export function SaveForm(props: SaveFormProps) {
  const { kind, own, watchable, busy, threshold, onSave } = props;
  const t = useTexts();
  const [name, setName] = useState('');
  const [watched, setWatched] = useState(false);
  const [address, setAddress] = useState(props.address);
  const percent = threshold?.of(address) ?? 0;
  const trimmed = name.trim();
  const replaced = own.find(search => search.name.toLowerCase() === trimmed.toLowerCase());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ name: trimmed, watched, address }, replaced);
  };
  return (
    <Stack asChild gap="3">
      <form onSubmit={submit}>
        <Field label={t('name')} {...(replaced ? { hint: t(`words.${wordsOf(kind)}.replaces`) } : {})}>
          <Input
            value={name}
            required
            maxLength={nameLimit}
            ref={(input: HTMLInputElement | null) => input?.focus()}
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <Flex justifyContent="space-between" alignItems="center" gap="3" wrap="wrap">
          {isWatchable(kind) ? (
            <Checkbox
              label={watchable ? t(`words.${wordsOf(kind)}.watch`, { percent }) : t('unwatchable')}
              checked={watched}
              disabled={!watchable}
              onChange={setWatched}
            />
          ) : null}
          {threshold && watched ? (
            <ThresholdChoice
              choices={threshold.choices}
              percent={percent}
              onChange={chosen => setAddress(threshold.change(address, chosen))}
            />
          ) : null}
          <Button type="submit" variant="solid" disabled={trimmed === '' || busy}>
            {t('do')}
          </Button>
        </Flex>
      </form>
    </Stack>
  );
}
