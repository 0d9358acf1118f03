import { useLanguage } from '@kavel/i18n';
import { DescriptionList, Flex, SectionTitle, Stack, Text, type TextProps } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { usePaletteTexts } from './i18n';
import type { OverPageProps } from './over-page';

interface Shortcut {
  keys: readonly string[];
  label: string;
}

const Key = (props: TextProps) => (
  <Text
    as="kbd"
    px="1.5"
    py="0.5"
    bg="sunken"
    borderWidth="1px"
    borderColor="line"
    borderRadius="sm"
    fontFamily="body"
    fontSize="xs"
    whiteSpace="nowrap"
    {...props}
  />
);

function ShortcutGroup({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <SectionTitle pb="1">{title}</SectionTitle>
      <DescriptionList
        look="ruled"
        termWidth="minmax(0, 1fr)"
        css={{ '& dt': { color: 'text' } }}
        items={shortcuts.map(({ keys, label }) => ({
          term: label,
          value: (
            <Flex gap="1" justifyContent="end">
              {keys.map(key => (
                <Key key={key}>{key}</Key>
              ))}
            </Flex>
          ),
        }))}
      />
    </section>
  );
}

/** Keyboard shortcuts: global ones, those of tables, and those in the manifest of each remote. */
export default function ShortcutSheet({ registry, onClose }: OverPageProps) {
  const t = usePaletteTexts();
  const language = useLanguage();
  const everywhere = [
    { keys: ['Ctrl / ⌘', 'K'], label: t('title') },
    { keys: ['?'], label: t('shortcuts.title') },
    { keys: ['Esc'], label: t('shortcuts.escape') },
  ];
  const inTables = [
    { keys: ['↑', '↓'], label: t('shortcuts.rows') },
    { keys: ['Enter'], label: t('shortcuts.select') },
  ];
  return (
    <Dialog open onClose={onClose} title={t('shortcuts.title')} closeLabel={t('close')}>
      <Stack gap="4">
        <ShortcutGroup title={t('shortcuts.everywhere')} shortcuts={everywhere} />
        <ShortcutGroup title={t('shortcuts.inTables')} shortcuts={inTables} />
        {registry.remotes.map(({ name, routes, shortcuts = [] }) =>
          shortcuts.length > 0 ? (
            <ShortcutGroup
              key={name}
              title={routes[0]?.title[language] ?? name}
              shortcuts={shortcuts.map(({ keys, label }) => ({ keys, label: label[language] }))}
            />
          ) : null,
        )}
      </Stack>
    </Dialog>
  );
}
