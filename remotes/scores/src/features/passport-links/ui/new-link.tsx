import { Button, Flex, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useRef, useState } from 'react';
import { useTexts } from '../i18n';

/** A new link, shown once. The token is after the `#`, so it is not sent to any server or written to a log. */
export function NewLink({ token }: { token: string }) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const address = `${location.origin}/shared-passport#${token}`;
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(token);
    } catch {
      // The clipboard needs https and permission; without it, select the link for copying by hand.
      field.current?.focus();
    }
  };
  return (
    <div role="status">
      <Text fontSize="sm" mb="1">
        {t('made')}
      </Text>
      <Flex gap="2" alignItems="end">
        <Field label={t('link')}>
          <Input ref={field} readOnly value={address} onFocus={event => event.target.select()} />
        </Field>
        <Button onClick={() => void copy()}>{t(copied === token ? 'copied' : 'copy')}</Button>
      </Flex>
    </div>
  );
}
