import type { SavedSearch } from '@kavel/contracts/saved-searches';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Text, TextButton } from '@kavel/ui/core';
import { Checkbox, Input } from '@kavel/ui/forms';
import { Pencil, Trash2 } from '@kavel/ui/icons';
import { type FormEvent, useState } from 'react';
import { type CriteriaOf, toCriteria } from './criteria';
import { useTexts } from './i18n';
import { nameLimit } from './save-form';
import { type Threshold, ThresholdChoice } from './threshold';
import type { SavedActions } from './use-saved-actions';
import { isWatchable, wordsOf } from './words-of';

interface RowProps {
  search: SavedSearch;
  onOpen: (address: string) => void;
}

interface OwnRowProps extends RowProps {
  actions: SavedActions;
  criteriaOf: CriteriaOf;
  threshold: Threshold | undefined;
}

/** An own search: opened by its name, renamed, deleted, watched and shared. */
export function SavedRow({ search, actions, criteriaOf, threshold, onOpen }: OwnRowProps) {
  const t = useTexts();
  const { number, date } = useFormats();
  const [renaming, setRenaming] = useState(false);
  const { kind, name, address, watchable, watched, shared, seen, problem } = search;
  const percent = threshold?.of(address) ?? 0;
  const tellFrom = (chosen: number) => {
    const changed = threshold?.change(address, chosen) ?? address;
    void actions.change(search, { address: changed, criteria: toCriteria(criteriaOf(changed)) });
  };
  return (
    <Box as="li" py="2">
      {renaming ? (
        <Rename
          name={name}
          onCancel={() => setRenaming(false)}
          onRename={async next => {
            if (next === name || (await actions.change(search, { name: next }))) setRenaming(false);
          }}
        />
      ) : (
        <Flex alignItems="center" gap="1">
          <TextButton
            flex="1"
            minWidth="0"
            fontSize="sm"
            fontWeight="medium"
            overflowWrap="anywhere"
            onClick={() => onOpen(search.address)}
          >
            {name}
          </TextButton>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('rename', { name })}
            onClick={() => setRenaming(true)}
          >
            <Pencil aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('delete', { name })}
            disabled={actions.busy}
            onClick={() => void actions.remove(search)}
          >
            <Trash2 aria-hidden />
          </Button>
        </Flex>
      )}
      <Flex role="group" aria-label={name} columnGap="5" wrap="wrap">
        {isWatchable(kind) ? (
          <Checkbox
            label={watchable ? t(`words.${wordsOf(kind)}.watch`, { percent }) : t('unwatchable')}
            checked={watched}
            disabled={!watchable || actions.busy}
            onChange={next => void actions.change(search, { watched: next })}
          />
        ) : null}
        {threshold && watched ? (
          <ThresholdChoice
            choices={threshold.choices}
            percent={percent}
            disabled={actions.busy}
            onChange={tellFrom}
          />
        ) : null}
        <Checkbox
          label={t('share')}
          checked={shared}
          disabled={actions.busy}
          onChange={next => void actions.change(search, { shared: next })}
        />
      </Flex>
      {watched && (seen || problem) ? (
        <Text fontSize="xs" color={problem ? 'red' : 'muted'}>
          {problem
            ? t(`problems.${problem}`)
            : seen && t('seen', { date: date(seen.at), n: number(seen.count), count: seen.count })}
        </Text>
      ) : null}
    </Box>
  );
}

/** A search of a colleague. */
export function SharedRow({ search, onOpen }: RowProps) {
  const t = useTexts();
  const { name, owner, address } = search;
  return (
    <Flex as="li" minHeight="row" alignItems="center" fontSize="sm">
      <TextButton overflowWrap="anywhere" onClick={() => onOpen(address)}>
        {t('sharedBy', { name, owner: owner.name })}
      </TextButton>
    </Flex>
  );
}

interface RenameProps {
  name: string;
  onRename: (name: string) => void;
  onCancel: () => void;
}

function Rename({ name, onRename, onCancel }: RenameProps) {
  const t = useTexts();
  const [text, setText] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRename(text.trim());
  };
  return (
    <Flex asChild gap="2" pb="1">
      <form onSubmit={submit}>
        <Input
          aria-label={t('rename', { name })}
          value={text}
          required
          maxLength={nameLimit}
          ref={(input: HTMLInputElement | null) => input?.focus()}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape') return;
            // The dialog stays open.
            event.preventDefault();
            onCancel();
          }}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('do')}
        </Button>
      </form>
    </Flex>
  );
}
