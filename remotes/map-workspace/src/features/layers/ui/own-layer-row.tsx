import type { OwnLayer } from '@kavel/contracts/layers';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Stack, Text } from '@kavel/ui/core';
import { Checkbox, Input } from '@kavel/ui/forms';
import { List, LocateFixed, Pencil, Trash2 } from '@kavel/ui/icons';
import { useState } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useLayersView } from '../api/use-layers-view';
import { useTexts } from '../i18n';
import { OwnFeatureList } from './own-feature-list';
import { useOwnLayerCalls } from './use-own-layer-calls';

export interface OwnLayerRowProps extends Pick<WorkspaceProps, 'choose' | 'goTo'> {
  layer: OwnLayer;
  onGoTo: () => void;
}

/** An own layer: switch, details and actions. */
export function OwnLayerRow({ layer, choose, goTo, onGoTo }: OwnLayerRowProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { view } = useLayersView();
  const calls = useOwnLayerCalls();
  const [open, setOpen] = useState<'name' | 'list' | null>(null);
  const { id, name, features, fileName, skipped, crs } = layer;
  const isShown = view.own.includes(id);
  const toggle = (part: 'name' | 'list') => setOpen(open === part ? null : part);
  const actions = [
    { key: 'goTo', icon: LocateFixed, onPress: onGoTo },
    { key: 'list', icon: List, onPress: () => toggle('list'), expanded: open === 'list' },
    { key: 'rename', icon: Pencil, onPress: () => toggle('name'), expanded: open === 'name' },
    { key: 'remove', icon: Trash2, onPress: () => void calls.remove(layer, isShown) },
  ] as const;
  return (
    <Box as="li" py="1">
      <Box overflowWrap="anywhere">
        <Checkbox label={name} checked={isShown} onChange={shown => calls.show(id, shown)} />
      </Box>
      <Text fontSize="xs" color="muted" ps="7" overflowWrap="anywhere">
        {t('own.facts', { count: features, n: number(features), file: fileName })}{' '}
        {crs === 'rd' ? t('own.inRd') : ''} {skipped > 0 ? t('own.skipped', { count: skipped }) : ''}
      </Text>
      <Flex ps="5">
        {actions.map(({ key, icon: Icon, onPress, ...state }) => (
          <Button
            key={key}
            variant="ghost"
            size="icon"
            aria-label={t(`own.${key}`, { name })}
            aria-expanded={'expanded' in state ? state.expanded : undefined}
            onClick={onPress}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </Flex>
      {open === 'name' ? (
        <RenameForm
          name={name}
          onSave={async next => {
            if (await calls.rename(layer, next)) setOpen(null);
          }}
        />
      ) : null}
      {open === 'list' ? (
        <OwnFeatureList
          layerId={id}
          name={name}
          onPick={(selection, bounds) => {
            calls.show(id, true);
            choose(selection);
            if (bounds)
              goTo({ kind: 'target', target: { kind: 'bounds', bounds, request: performance.now() } });
          }}
        />
      ) : null}
    </Box>
  );
}

const longestName = 80;

function RenameForm({ name, onSave }: { name: string; onSave: (name: string) => Promise<void> }) {
  const t = useTexts();
  const [text, setText] = useState(name);
  return (
    <Stack
      as="form"
      gap="2"
      ps="7"
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() !== '') void onSave(text.trim());
      }}
    >
      <Input
        aria-label={t('own.name')}
        maxLength={longestName}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" alignSelf="start" disabled={text.trim() === ''}>
        {t('own.save')}
      </Button>
    </Stack>
  );
}
