import { Box, Button } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { useIdentityTexts } from './i18n';

export interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
}

/** Input for an authenticator code, or for a recovery code. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  const t = useIdentityTexts();
  const [recovery, setRecovery] = useState(false);
  const change = () => {
    setRecovery(!recovery);
    onChange('');
  };
  return (
    <div>
      <Field
        label={t(recovery ? 'code.recovery' : 'code.label')}
        hint={t(recovery ? 'code.recoveryHint' : 'code.hint')}
      >
        <Input
          key={String(recovery)}
          autoFocus
          required
          size="lg"
          minLength={6}
          maxLength={64}
          autoComplete="one-time-code"
          inputMode={recovery ? 'text' : 'numeric'}
          spellCheck={false}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </Field>
      <Box mt="1">
        <Button variant="ghost" height="7" px="1" onClick={change}>
          {t(recovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
      </Box>
    </div>
  );
}
