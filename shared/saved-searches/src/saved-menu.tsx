import type { SavedSearchKind } from '@kavel/contracts/saved-searches';
import { Menu } from '@kavel/ui/core';
import { Bookmark } from '@kavel/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { CriteriaOf } from './criteria';
import { useTexts } from './i18n';
import type { Threshold } from './threshold';
import { useSavedSearches } from './use-saved-searches';
import { wordsOf } from './words-of';

const SavedDialog = lazy(() => import('./saved-dialog'));

export interface SavedMenuProps {
  /** Whose searches these are. */
  kind: SavedSearchKind;
  /** The filter as the address has it; empty for none. */
  current: string;
  /** The same function while the page is open. */
  criteriaOf: CriteriaOf;
  onOpen: (query: string) => void;
  /** Of searches that tell of changes by percent. The same object while the page is open. */
  threshold?: Threshold;
  /** As the buttons beside it. */
  variant?: 'outline' | 'ghost';
}

/** Searches kept by name: open one, keep this one, and a dialog that manages them. */
export function SavedMenu(props: SavedMenuProps) {
  const { kind, current, criteriaOf, threshold, onOpen, variant = 'ghost' } = props;
  const t = useTexts();
  const searches = useSavedSearches(kind, criteriaOf);
  const [open, setOpen] = useState<boolean | null>(null);
  const { own, shared, error, refresh } = searches;
  return (
    <>
      <Menu
        variant={variant}
        trigger={
          <>
            <Bookmark aria-hidden />
            {t('saved')}
          </>
        }
        items={[
          ...[...own, ...shared].map(({ id, name, address, owner }, at) => ({
            key: id,
            label: at < own.length ? name : t('sharedBy', { name, owner: owner.name }),
            checked: address === current,
            onSelect: () => onOpen(address),
          })),
          ...(error ? [{ key: 'retry', label: t('failed'), onSelect: refresh }] : []),
          {
            key: 'save',
            label: t(`words.${wordsOf(kind)}.save`),
            disabled: current === '',
            onSelect: () => setOpen(true),
          },
          ...(own.length + shared.length > 0
            ? [{ key: 'manage', label: t('manage'), onSelect: () => setOpen(true) }]
            : []),
        ]}
      />
      {open === null ? null : (
        <Suspense fallback={null}>
          <SavedDialog
            {...{ kind, current, criteriaOf, threshold, searches, open }}
            onClose={() => setOpen(false)}
            onOpen={address => {
              setOpen(false);
              onOpen(address);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
