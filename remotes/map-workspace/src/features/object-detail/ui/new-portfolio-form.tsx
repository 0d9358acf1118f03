import { Button, Flex, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n';

export interface NewPortfolioFormProps {
  busy: boolean;
  problem: string | null;
  onCreate: (name: string) => void;
  onCancel: () => void;
}

/** Names a new portfolio, which the address then goes into. */
export function NewPortfolioForm({ busy, problem, onCreate, onCancel }: NewPortfolioFormProps) {
  const t = useTexts();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCreate(name.trim());
  };
  return (
    <Stack asChild gap="2" width="full">
      <form onSubmit={submit}>
        <Field label={t('add.name')} error={problem}>
          <Input
            value={name}
            maxLength={120}
            required
            ref={(input: HTMLInputElement | null) => input?.focus()}
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <Flex gap="2">
          <Button type="submit" variant="solid" disabled={busy || name.trim() === ''}>
            {busy ? t('add.busy') : t('add.create')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('add.cancel')}
          </Button>
        </Flex>
      </form>
    </Stack>
  );
}
