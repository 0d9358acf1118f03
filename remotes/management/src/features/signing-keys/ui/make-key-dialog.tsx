import { ApiError } from '@kavel/api-client';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { toast } from '../../../common/changes';
import { useErrorText } from '../../../common/error-text';
import { makeSigningKey, signingKeysQuery } from '../api/key-calls';
import { useSigningKeyTexts } from '../i18n';

export interface MakeKeyDialogProps {
  /** Number of the key that signs now; 0 without one. */
  after: number;
  onClose: () => void;
}

/** Asks before a key is made, as it cannot be taken back. */
export function MakeKeyDialog({ after, onClose }: MakeKeyDialogProps) {
  const t = useSigningKeyTexts();
  const textOf = useErrorText();
  const client = useQueryClient();
  const { queryKey } = signingKeysQuery();
  const making = useMutation({
    mutationFn: () => makeSigningKey(after),
    onSuccess: made => {
      client.setQueryData(queryKey, made);
      toast('success', t('done', { number: after + 1 }));
      onClose();
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  const isTaken = making.error instanceof ApiError && making.error.code === 'conflict';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('askTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" disabled={making.isPending || isTaken} onClick={() => making.mutate()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{t(after === 0 ? 'askFirst' : 'askNext')}</Text>
        {making.error ? <Notice tone="error">{isTaken ? t('conflict') : textOf(making.error)}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
