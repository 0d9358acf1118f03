import { bus } from '@kavel/event-bus';
import { Button, Flex, type FlexProps, Menu, PlainList, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Bookmark, Trash2 } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../i18n';
import { nameLimit } from '../model/saved-searches';
import { useSavedSearches } from './use-saved-searches';

const Row = (props: FlexProps) => (
  <Flex
    as="li"
    alignItems="center"
    justifyContent="space-between"
    gap="2"
    minHeight="row"
    fontSize="sm"
    {...props}
  />
);

export interface SavedMenuProps {
  /** Whose searches these are. */
  kind: string;
  /** The filter as the address has it; empty for none. */
  current: string;
  onOpen: (query: string) => void;
}

/** Searches kept by name: open one, keep this one, throw one away. */
export function SavedMenu({ kind, current, onOpen }: SavedMenuProps) {
  const t = useTexts();
  const { searches, save, remove } = useSavedSearches(kind);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <>
            <Bookmark aria-hidden />
            {t('saved')}
          </>
        }
        items={[
          ...searches.map(({ name, query }) => ({
            key: `saved ${name}`,
            label: name,
            checked: query === current,
            onSelect: () => onOpen(query),
          })),
          { key: 'save', label: t('save'), disabled: current === '', onSelect: () => setOpen(true) },
          ...(searches.length > 0
            ? [{ key: 'manage', label: t('saveManage'), onSelect: () => setOpen(true) }]
            : []),
        ]}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('saveTitle')} closeLabel={t('close')}>
        <Stack gap="4">
          {current === '' ? null : (
            <NameForm
              taken={searches.map(({ name }) => name)}
              onSave={name => {
                save({ name, query: current });
                setOpen(false);
                bus.publish('toast', { tone: 'success', title: t('savedAs', { name }) });
              }}
            />
          )}
          {searches.length === 0 ? null : (
            <PlainList rules="above">
              {searches.map(({ name }) => (
                <Row key={name}>
                  <span>{name}</span>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('saveDelete', { name })}
                    onClick={() => remove(name)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </Row>
              ))}
            </PlainList>
          )}
          <Text fontSize="xs" color="muted">
            {t('saveHint')}
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}

function NameForm({ taken, onSave }: { taken: readonly string[]; onSave: (name: string) => void }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(trimmed);
  };
  return (
    <Stack asChild gap="3">
      <form onSubmit={submit}>
        <Field label={t('saveName')} {...(taken.includes(trimmed) ? { hint: t('saveReplaces') } : {})}>
          <Input
            value={name}
            required
            maxLength={nameLimit}
            ref={(input: HTMLInputElement | null) => input?.focus()}
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <Flex justifyContent="flex-end">
          <Button type="submit" variant="solid" disabled={trimmed === ''}>
            {t('saveDo')}
          </Button>
        </Flex>
      </form>
    </Stack>
  );
}
