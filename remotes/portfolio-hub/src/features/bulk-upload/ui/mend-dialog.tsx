import type { LineResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { isProblem } from '../model/line-results';

export interface MendDialogProps {
  result: LineResult;
  /** Checks the new text and gives what came of it. */
  onMend: (text: string) => Promise<LineResult | undefined>;
  onClose: () => void;
}

/** Mends one line: pick what was meant, or write it better. Closes when the line is good. */
export function MendDialog({ result, onMend, onClose }: MendDialogProps) {
  const t = useTexts();
  const format = useFormats();
  const formId = useId();
  const [text, setText] = useState(result.text);
  const [latest, setLatest] = useState(result);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const mend = async (better: string) => {
    if (busy || better.trim() === '') return;
    setText(better);
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await onMend(better.trim());
      if (!outcome || !isProblem(outcome)) return onClose();
      setLatest(outcome);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mend.title', { line: format.number(result.line) })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy || text.trim() === ''}>
            {busy ? t('common.busy') : t('mend.check')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <form
          id={formId}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void mend(text);
          }}
        >
          <Field label={t('lines.text')} error={t(`outcomeHelp.${latest.outcome}`)}>
            <Input autoFocus maxLength={300} value={text} onChange={event => setText(event.target.value)} />
          </Field>
        </form>
        {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
        {latest.candidates.length > 0 ? (
          <Stack gap="2">
            <SectionTitle>{t('mend.candidates')}</SectionTitle>
            {latest.candidates.map(candidate => (
              <Button
                key={candidate.objectId}
                height="auto"
                py="2"
                justifyContent="space-between"
                whiteSpace="normal"
                textAlign="start"
                disabled={busy}
                onClick={() => void mend(candidate.address)}
              >
                <span>{candidate.address}</span>
                <Text as="span" color="muted" fontSize="xs">
                  {t(`types.${candidate.vtwType}`)}
                </Text>
              </Button>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
