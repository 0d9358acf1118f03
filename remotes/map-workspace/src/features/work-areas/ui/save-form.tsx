import { workAreaLimits } from '@kavel/contracts/work-areas';
import { Button, Flex, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../i18n';

export interface SaveFormProps {
  /** Whether there is an outline to store. */
  ready: boolean;
  /** Initial name. */
  suggested: string;
  /** Resolves with null when the call failed. */
  onSave: (name: string) => Promise<unknown>;
  onEnd: () => void;
}

/** Form with the name of a work area, and a save button. */
export function SaveForm({ ready, suggested, onSave, onEnd }: SaveFormProps) {
  const t = useTexts();
  const [written, setWritten] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = (written ?? suggested).slice(0, workAreaLimits.name);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const saved = await onSave(name.trim());
    setBusy(false);
    if (saved !== null) onEnd();
  };
  return (
    <Stack as="form" gap="3" onSubmit={(event: FormEvent) => void save(event)}>
      <Field label={t('name')}>
        <Input
          required
          maxLength={workAreaLimits.name}
          value={name}
          onChange={event => setWritten(event.target.value)}
        />
      </Field>
      <Flex gap="2">
        <Button type="submit" variant="solid" disabled={!ready || busy || name.trim() === ''}>
          {t('save')}
        </Button>
        <Button onClick={onEnd}>{t('cancel')}</Button>
      </Flex>
    </Stack>
  );
}
