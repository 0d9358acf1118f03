import { passwordLimits } from '@kavel/contracts/management';
import { Button, Notice, PageTitle, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../i18n';
import { useChange } from './changes';
import { useErrorText } from './error-text';

export interface NewPasswordFormProps {
  title: string;
  intro: string;
  /** Email of the account, for password managers. */
  email: string;
  label: string;
  submit: string;
  busy: string;
  /** Saves the password; a rejection is shown and the typed text stays. */
  onSubmit: (password: string) => Promise<void>;
  /** Fields before the password. */
  children?: ReactNode;
}

/** Form to choose the password of an account that has no session yet. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { title, intro, email, label, submit, busy, onSubmit, children } = props;
  const t = useTexts();
  const textOf = useErrorText();
  const change = useChange();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { min, max } = passwordLimits;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (password.length >= min) await change.run(() => onSubmit(password));
  };

  return (
    <Stack as="form" gap="4" onSubmit={event => void send(event)}>
      <div>
        <PageTitle>{title}</PageTitle>
        <Text color="muted" overflowWrap="anywhere">
          {intro}
        </Text>
      </div>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {children}
      <Field
        label={label}
        hint={t('account.tooShort', { min })}
        error={asked && password.length < min ? t('account.tooShort', { min }) : null}
      >
        <Input
          type="password"
          required
          autoComplete="new-password"
          maxLength={max}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
      <Button type="submit" variant="solid" size="lg" disabled={change.busy}>
        {change.busy ? busy : submit}
      </Button>
    </Stack>
  );
}
