import type { SavedSearchKind } from '@kavel/contracts/saved-searches';
import { Button, ErrorText, Notice, PlainList, Stack, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import type { CriteriaOf } from './criteria';
import { useTexts } from './i18n';
import { SaveForm } from './save-form';
import { SavedRow, SharedRow } from './saved-row';
import type { Threshold } from './threshold';
import { useSavedActions } from './use-saved-actions';
import type { SavedSearches } from './use-saved-searches';
import { wordsOf } from './words-of';

export interface SavedDialogProps {
  kind: SavedSearchKind;
  current: string;
  criteriaOf: CriteriaOf;
  searches: SavedSearches;
  threshold?: Threshold | undefined;
  open: boolean;
  onClose: () => void;
  onOpen: (address: string) => void;
}

/** Keeps the search of now, and renames, watches, shares and deletes those that are kept. */
export default function SavedDialog(props: SavedDialogProps) {
  const { kind, current, criteriaOf, threshold, open, onClose, onOpen } = props;
  const { own, shared, error, refresh } = props.searches;
  const t = useTexts();
  const actions = useSavedActions(refresh);
  return (
    <Dialog open={open} onClose={onClose} title={t(`words.${wordsOf(kind)}.title`)} closeLabel={t('close')}>
      <Stack gap="4">
        {current === '' || !open ? null : (
          <SaveForm
            own={own}
            kind={kind}
            watchable={criteriaOf(current) !== null}
            busy={actions.busy}
            address={current}
            threshold={threshold}
            onSave={async ({ name, watched, address }, replaced) => {
              const done = await actions.save(
                { kind, name, address, criteria: criteriaOf(address), watched },
                replaced,
              );
              if (done) onClose();
            }}
          />
        )}
        {actions.problem ? <ErrorText>{actions.problem}</ErrorText> : null}
        {actions.deleted ? (
          <Notice tone="info" title={t('deleted', { name: actions.deleted.name })}>
            <Button
              variant="ghost"
              height="6"
              px="1"
              onClick={() => actions.deleted && actions.restore(actions.deleted)}
            >
              {t('restore')}
            </Button>
          </Notice>
        ) : null}
        {error ? (
          <Notice tone="error" title={t('failed')}>
            <Button variant="ghost" height="6" px="1" onClick={refresh}>
              {t('retry')}
            </Button>
          </Notice>
        ) : null}
        {own.length === 0 ? null : (
          <PlainList rules="above">
            {own.map(search => (
              <SavedRow key={search.id} {...{ search, actions, criteriaOf, threshold, onOpen }} />
            ))}
          </PlainList>
        )}
        {shared.length === 0 ? null : (
          <Stack gap="1">
            <Text fontSize="sm" fontWeight="medium">
              {t('ofColleagues')}
            </Text>
            <PlainList rules="above">
              {shared.map(search => (
                <SharedRow key={search.id} search={search} onOpen={onOpen} />
              ))}
            </PlainList>
          </Stack>
        )}
        <Text fontSize="xs" color="muted">
          {t(`words.${wordsOf(kind)}.hint`)}
        </Text>
      </Stack>
    </Dialog>
  );
}
