import type { OwnColumn } from '@kavel/contracts/units';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { Pencil, Plus, Trash2 } from '@kavel/ui/icons';
import { useState } from 'react';
import { toastError, toastWithUndo } from '../../../common/toast';
import { useHubTexts } from '../../../i18n/hub';
import { useOwnCalls } from '../api/own-calls';
import { OwnColumnForm } from './own-column-form';

export interface OwnColumnsSectionProps {
  portfolioId: string;
  columns: readonly OwnColumn[];
  /** Ids of those that are shown. */
  shown: readonly string[];
  editable: boolean;
  onShow: (ids: readonly string[]) => void;
}

/** Own columns: which are shown, and adding, renaming and deleting them. */
export function OwnColumnsSection({ portfolioId, columns, shown, editable, onShow }: OwnColumnsSectionProps) {
  const hub = useHubTexts();
  const calls = useOwnCalls(portfolioId);
  const [form, setForm] = useState<OwnColumn | 'new' | null>(null);

  const remove = async ({ id, name }: OwnColumn) => {
    try {
      await calls.deleteColumn(id);
      toastWithUndo(hub('own.deleted', { name }), hub('own.undoHow'), () => {
        calls
          .restoreColumn(id)
          .catch((error: unknown) => toastError(hub('own.restoreFailed', { name }), error));
      });
    } catch (error) {
      toastError(hub('own.deleteFailed', { name }), error);
    }
  };

  return (
    <Stack gap="1">
      <Text fontSize="sm" fontWeight="medium" mt="2">
        {hub('own.title')}
      </Text>
      {columns.length === 0 && form === null ? (
        <Text fontSize="sm" color="muted">
          {hub('own.none')}
        </Text>
      ) : null}
      {columns.map(column => (
        <Flex key={column.id} gap="1" alignItems="center" justifyContent="space-between">
          <Checkbox
            label={
              column.portfolioId === null ? hub('own.everywhereName', { name: column.name }) : column.name
            }
            checked={shown.includes(column.id)}
            onChange={on => onShow(on ? [...shown, column.id] : shown.filter(other => other !== column.id))}
          />
          {editable ? (
            <Flex>
              <Button
                variant="ghost"
                size="icon"
                aria-label={hub('own.change', { name: column.name })}
                onClick={() => setForm(column)}
              >
                <Pencil aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={hub('own.delete', { name: column.name })}
                onClick={() => void remove(column)}
              >
                <Trash2 aria-hidden />
              </Button>
            </Flex>
          ) : null}
        </Flex>
      ))}
      {form ? (
        <OwnColumnForm
          key={form === 'new' ? 'new' : form.id}
          column={form === 'new' ? null : form}
          onEnd={() => setForm(null)}
          onSave={async given => {
            if (form === 'new') onShow([...shown, (await calls.createColumn(given)).id]);
            else await calls.updateColumn({ ...given, id: form.id });
          }}
        />
      ) : editable ? (
        <Button alignSelf="start" onClick={() => setForm('new')}>
          <Plus aria-hidden /> {hub('own.new')}
        </Button>
      ) : null}
    </Stack>
  );
}
