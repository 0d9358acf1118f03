import { Box, type BoxProps, Flex, type FlexProps, Text, type TextProps } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { matching, type PaletteEntry, type PaletteGroup } from './entry';
import { usePaletteTexts } from './i18n';
import type { OverPageProps } from './over-page';
import { useActionEntries } from './use-action-entries';
import { useFoundGroups } from './use-found-groups';
import { usePageEntries } from './use-page-entries';
import { useSettingEntries } from './use-setting-entries';

const List = (props: BoxProps) => <Box mt="2" height="min(24rem, 60dvh)" overflowY="auto" {...props} />;

const GroupTitle = (props: BoxProps) => <Box px="2" pt="3" pb="1" fontSize="xs" color="muted" {...props} />;

const Option = (props: FlexProps) => (
  <Flex
    alignItems="center"
    gap="3"
    minHeight="row"
    px="2"
    borderRadius="sm"
    fontSize="sm"
    cursor="pointer"
    css={{ '&[aria-selected=true]': { bg: 'accentSoft' } }}
    {...props}
  />
);

const Name = (props: TextProps) => <Text as="span" flex={1} truncate={true} {...props} />;
const Hint = (props: TextProps) => (
  <Text as="span" color="muted" fontSize="xs" maxWidth="50%" truncate={true} {...props} />
);
const Remark = (props: TextProps) => <Text px="2" py="3" fontSize="sm" color="muted" {...props} />;

/** Finds pages, portfolios, valuations, addresses and settings; arrow keys move, Enter opens. */
export default function Palette({ registry, onClose }: OverPageProps) {
  const t = usePaletteTexts();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { groups: found, incomplete } = useFoundGroups(registry, text);
  const groups: PaletteGroup[] = [
    { title: t('pages'), entries: matching(usePageEntries(registry), text) },
    { title: t('actions'), entries: matching(useActionEntries(registry), text) },
    ...found,
    { title: t('settings'), entries: matching(useSettingEntries(), text) },
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap(group => group.entries);
  // The active entry stays active while others arrive around it.
  const active = entries.find(({ key }) => key === chosen) ?? entries[0];
  const optionId = ({ key }: PaletteEntry) => `${id}-${key}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const pick = (entry: PaletteEntry) => {
    onClose();
    entry.onPick();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: entries.length - 1 }[event.key];
    if (event.key !== 'Enter' && step === undefined) return;
    event.preventDefault();
    if (!active) return;
    if (step === undefined) pick(active);
    else setChosen(entries[(entries.indexOf(active) + step) % entries.length]?.key ?? null);
  };

  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Input
        autoFocus
        role="combobox"
        size="lg"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('search')}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
      />
      <List id={id} role="listbox" aria-label={t('title')}>
        {groups.map(group => (
          <div key={group.title} role="group" aria-label={group.title}>
            <GroupTitle aria-hidden>{group.title}</GroupTitle>
            {group.entries.map(entry => (
              <Option
                key={entry.key}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === active}
                onPointerMove={() => setChosen(entry.key)}
                onClick={() => pick(entry)}
              >
                <Name>{entry.label}</Name>
                {entry.hint ? <Hint>{entry.hint}</Hint> : null}
              </Option>
            ))}
          </div>
        ))}
        {entries.length === 0 ? <Remark role="status">{t('nothing', { text })}</Remark> : null}
        {incomplete ? <Remark role="status">{t('incomplete')}</Remark> : null}
      </List>
    </Dialog>
  );
}
