import type { SavedSearchKind } from '@kavel/contracts/saved-searches';
import { type CriteriaOf, SavedMenu } from '@kavel/saved-searches';
import { Button, Flex, Notice, Stack } from '@kavel/ui/core';
import { Undo2 } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import type { Chip } from '../model/chip';
import type { LiveCount } from '../model/live';
import type { SubjectTexts } from '../model/subject-texts';
import { CountHead } from './count-head';
import { FilterChips } from './filter-chips';

export interface FilterHeadProps<Part extends string> {
  title: ReactNode;
  live: LiveCount;
  count: { count: number; total: number } | undefined;
  texts: SubjectTexts;
  failed: boolean;
  onRetry: () => void;
  chips: readonly Chip<Part>[];
  onRemove: (part: Part) => void;
  /** Null: there is nothing to reset, or to take back. */
  onReset: (() => void) | null;
  onUndo: (() => void) | null;
  /** Whose searches are kept together, and the filter as the address has it. */
  savedKind: SavedSearchKind;
  saved: string;
  criteriaOf: CriteriaOf;
  onOpen: (query: string) => void;
}

/** The count, what is filtered by, and the ways back. */
export function FilterHead<Part extends string>(props: FilterHeadProps<Part>) {
  const t = useTexts();
  return (
    <Stack gap="2" px="4" pt="3" pb="3">
      <Flex alignItems="center" wrap="wrap" columnGap="1">
        {props.title}
        <Flex flex="1 0 auto" alignItems="center" justifyContent="flex-end" gap="1">
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
          <SavedMenu
            kind={props.savedKind}
            current={props.saved}
            criteriaOf={props.criteriaOf}
            onOpen={props.onOpen}
          />
          <Button variant="ghost" px="2" disabled={props.onReset === null} onClick={() => props.onReset?.()}>
            {t('reset')}
          </Button>
        </Flex>
      </Flex>
      <CountHead live={props.live} count={props.count} texts={props.texts} />
      <FilterChips chips={props.chips} none={props.texts.none} onRemove={props.onRemove} />
      {props.failed ? (
        <Notice tone="error" title={props.texts.failed}>
          {props.texts.failedHelp}{' '}
          <Button variant="ghost" height="6" px="1" onClick={props.onRetry}>
            {t('retry')}
          </Button>
        </Notice>
      ) : null}
    </Stack>
  );
}
