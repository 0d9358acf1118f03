import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { LeaveGuard } from '@kavel/ui/overlays';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../i18n';
import { toast, useChange } from './changes';
import { useErrorText } from './error-text';

export interface SettingsFormProps {
  /** Who changed the settings last; null while they are the defaults. */
  changed: { at: string; by: { name: string } } | null;
  texts: { unchanged: string; leave: { title: string; text: string } };
  /** Whether the fields differ from what is stored. */
  isEdited: boolean;
  /** False where a problem is shown already. */
  canTry?: boolean;
  /** Called when the user saves: what saves the fields, or null when they cannot be saved as they are. */
  toSave: () => (() => Promise<void>) | null;
  onUndo: () => void;
  children: ReactNode;
}

/** Settings of the organisation: fields, who changed them last, a way back, and a question before they are lost. */
export function SettingsForm(props: SettingsFormProps) {
  const { changed, texts, isEdited, canTry = true, toSave, onUndo, children } = props;
  const t = useTexts();
  const f = useFormats();
  const textOf = useErrorText();
  const change = useChange();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const save = toSave();
    if (save === null) return;
    await change.run(async () => {
      await save();
      toast('success', t('common.saved'));
    });
  };
  return (
    <Card p="4">
      <Stack as="form" gap="4" onSubmit={event => void submit(event)}>
        {children}
        {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
          <Text fontSize="sm" color="muted">
            {changed
              ? t('common.changed', { name: changed.by.name, moment: f.moment(changed.at) })
              : texts.unchanged}
          </Text>
          <Flex gap="2">
            <Button disabled={!isEdited || change.busy} onClick={onUndo}>
              {t('common.undo')}
            </Button>
            <Button type="submit" variant="solid" disabled={!isEdited || !canTry || change.busy}>
              {t('common.save')}
            </Button>
          </Flex>
        </Flex>
      </Stack>
      <LeaveGuard
        active={isEdited}
        texts={{
          ...texts.leave,
          leave: t('common.leave'),
          stay: t('common.stay'),
          close: t('common.close'),
        }}
      />
    </Card>
  );
}
