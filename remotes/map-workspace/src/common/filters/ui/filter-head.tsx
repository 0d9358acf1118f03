import type { LocatorCount } from '@kavel/contracts/locator';
import { Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Undo2 } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import type { Chip } from '../model/chips';
import type { FilterPart } from '../model/filter';
import type { LiveCount } from '../model/live';
import { CountHead } from './count-head';
import { FilterChips } from './filter-chips';
import { SavedMenu } from './saved-menu';

export interface LocatorHeadProps {
  title: ReactNode;
  live: LiveCount;
  count: LocatorCount | undefined;
  failed: boolean;
  onRetry: () => void;
  chips: readonly Chip[];
  onRemove: (part: FilterPart) => void;
  /** Null: there is nothing to reset, or to take back. */
  onReset: (() => void) | null;
  onUndo: (() => void) | null;
  /** The filter as it stands in the address. */
  saved: string;
  onOpen: (query: string) => void;
}

/** The count, what is filtered by, and the ways back. */
export function LocatorHead(props: LocatorHeadProps) {
  const t = useTexts();
  return (
    <Stack gap="2" px="4" pt="3" pb="3">
      <Flex alignItems="center" gap="1">
        {props.title}
        <Text as="span" flex="1" />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('undo')}
          title={t('undoKey')}
          disabled={props.onUndo === null}
          onClick={() => props.onUndo?.()}
        >
          <Undo2 aria-hidden />
        </Button>
        <SavedMenu current={props.saved} onOpen={props.onOpen} />
        <Button variant="ghost" px="2" disabled={props.onReset === null} onClick={() => props.onReset?.()}>
          {t('reset')}
        </Button>
      </Flex>
      <CountHead live={props.live} count={props.count} />
      <FilterChips chips={props.chips} onRemove={props.onRemove} />
      {props.failed ? (
        <Notice tone="error" title={t('failed')}>
          {t('failedHelp')}{' '}
          <Button variant="ghost" height="6" px="1" onClick={props.onRetry}>
            {t('retry')}
          </Button>
        </Notice>
      ) : null}
    </Stack>
  );
}
