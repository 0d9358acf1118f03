import { useQuery } from '@kavel/query';
import { Button, Flex, Notice, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Checkbox, Field, Input } from '@kavel/ui/forms';
import { Trash2 } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { nameProblem } from '../../../common/name-problem';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { hubQueries } from '../api/hub-queries';
import { useOwnCalls } from '../api/own-calls';
import type { UnitRow } from '../model/unit-row';

export interface TagDialogProps {
  portfolioId: string;
  chosen: readonly UnitRow[];
  onClose: () => void;
  /** Rejects with the reason. */
  onSave: (add: string[], remove: string[]) => Promise<void>;
}

/** Gives tags to the chosen units and takes them away; a tag that only some carry stays so until it is ticked. */
export function TagDialog({ portfolioId, chosen, onClose, onSave }: TagDialogProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const formId = useId();
  const calls = useOwnCalls(portfolioId);
  const tags = useQuery(hubQueries.tags());
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const carried = (id: string) => chosen.filter(row => row.tags.some(tag => tag.id === id)).length;
  const set = (id: string, on: boolean) => setChanged(now => new Map(now).set(id, on));

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const addTag = () =>
    attempt(async () => {
      const { id } = await calls.createTag(name.trim());
      set(id, true);
      setName('');
    });
  const deleteTag = (id: string) =>
    attempt(async () => {
      await calls.deleteTag(id);
      setChanged(now => new Map([...now].filter(([tag]) => tag !== id)));
    });
  const save = () =>
    attempt(async () => {
      const ids = (on: boolean) => [...changed].filter(([, wanted]) => wanted === on).map(([id]) => id);
      await onSave(ids(true), ids(false));
      onClose();
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={hub('tags.title', { count: chosen.length })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" disabled={busy || changed.size === 0} onClick={() => void save()}>
            {busy ? t('common.busy') : t('common.save')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
        {tags.isPending ? <Skeleton height="3rem" /> : null}
        {tags.data?.length === 0 ? (
          <Text fontSize="sm" color="muted">
            {hub('tags.none')}
          </Text>
        ) : null}
        <Stack gap="1" maxHeight="14rem" overflowY="auto">
          {tags.data?.map(tag => {
            const count = carried(tag.id);
            const on = changed.get(tag.id) ?? (count > 0 && count === chosen.length);
            const some = !changed.has(tag.id) && count > 0 && count < chosen.length;
            return (
              <TagLine
                key={tag.id}
                name={tag.name}
                label={some ? hub('tags.some', { name: tag.name, count }) : tag.name}
                checked={on}
                busy={busy}
                onChange={next => set(tag.id, next)}
                onDelete={() => void deleteTag(tag.id)}
              />
            );
          })}
        </Stack>
        <form
          id={formId}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            if (nameProblem(name) === null) void addTag();
          }}
        >
          <Flex gap="2" alignItems="end">
            <Field label={hub('tags.new')}>
              <Input value={name} onChange={event => setName(event.target.value)} />
            </Field>
            <Button type="submit" disabled={busy || nameProblem(name) !== null}>
              {hub('tags.add')}
            </Button>
          </Flex>
        </form>
      </Stack>
    </Dialog>
  );
}

interface TagLineProps {
  name: string;
  label: string;
  checked: boolean;
  busy: boolean;
  onChange: (on: boolean) => void;
  onDelete: () => void;
}

/** A tag to tick; deleting it for all units asks first, as it cannot be undone. */
function TagLine({ name, label, checked, busy, onChange, onDelete }: TagLineProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const [asking, setAsking] = useState(false);
  if (asking) {
    return (
      <Flex gap="2" alignItems="center" wrap="wrap" role="alert">
        <Text fontSize="sm" me="auto">
          {hub('tags.deleteAsk', { name })}
        </Text>
        <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
        <Button variant="danger" disabled={busy} onClick={onDelete}>
          {hub('tags.deleteDo')}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex justifyContent="space-between" alignItems="center">
      <Checkbox label={label} checked={checked} onChange={onChange} />
      <Button
        variant="ghost"
        size="icon"
        aria-label={hub('tags.delete', { name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
    </Flex>
  );
}
