import { Button, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useRef } from 'react';
import { useTexts } from '../i18n';
import { toast } from './changes';

export interface LinkDialogProps {
  title: string;
  text: string;
  label: string;
  /** Page that the link leads to. */
  path: string;
  token: string;
  onClose: () => void;
}

/** Shows a link once. The token is after the `#`, so it is not sent to any server or written to a log. */
export function LinkDialog({ title, text, label, path, token, onClose }: LinkDialogProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${path}#${token}`;

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      toast('success', t('invitations.link.copied'));
    } catch {
      // The clipboard needs https and permission; without it, select the link for copying by hand.
      field.current?.focus();
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <Button variant="solid" onClick={() => void copy()}>
          {t('invitations.link.copy')}
        </Button>
      }
    >
      <Stack gap="3">
        <Text>{text}</Text>
        <Field label={label}>
          <Input ref={field} readOnly value={address} onFocus={event => event.target.select()} />
        </Field>
      </Stack>
    </Dialog>
  );
}
