import type { InvitationLink } from '@kavel/contracts/management';
import { useFormats } from '@kavel/i18n';
import { Button, chakra, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useRef } from 'react';
import { toast } from '../../common/changes';
import { useTexts } from '../../i18n';

/** The one time the link can be seen. The token stands behind the `#`: no server and no log is sent it. */
export function LinkDialog({ link, onClose }: { link: InvitationLink; onClose: () => void }) {
  const t = useTexts();
  const format = useFormats();
  const field = useRef<HTMLInputElement>(null);
  const { name, email, expiresAt } = link.invitation;
  const address = `${location.origin}/invitation#${link.token}`;

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      toast('success', t('invitations.link.copied'));
    } catch {
      // Without https or permission there is no clipboard: the link is selected, to be copied by hand.
      field.current?.focus();
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invitations.link.title', { name })}
      closeLabel={t('common.close')}
      footer={
        <Button variant="solid" onClick={() => void copy()}>
          {t('invitations.link.copy')}
        </Button>
      }
    >
      <Stack gap="3">
        <chakra.p>{t('invitations.link.text', { email, until: format.moment(expiresAt) })}</chakra.p>
        <Field label={t('invitations.link.label')}>
          <Input ref={field} readOnly value={address} onFocus={event => event.target.select()} />
        </Field>
      </Stack>
    </Dialog>
  );
}
