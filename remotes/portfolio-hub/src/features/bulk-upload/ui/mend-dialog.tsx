import { ApiError } from '@kavel/api-client';
import type { AddressSuggestion } from '@kavel/contracts';
import type { BulkJob, BulkLineResult, BulkOutcome } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { Button, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useBulkTexts } from '../../../i18n/bulk';
import { previewText, settleLine } from '../api/bulk-calls';
import { reasonOf } from './line-reason';

export interface MendDialogProps {
  job: BulkJob;
  result: BulkLineResult;
  onSettled: (line: BulkLineResult) => void;
  onClose: () => void;
}

/** Corrects one line: pick the intended address, or edit the text. Closes when the line is valid. */
export function MendDialog({ job, result, onSettled, onClose }: MendDialogProps) {
  const t = useBulkTexts();
  const common = useTexts();
  const format = useFormats();
  const formId = useId();
  const [text, setText] = useState(result.text);
  const [outcome, setOutcome] = useState<BulkOutcome>(result.outcome);
  const [candidates, setCandidates] = useState<readonly AddressSuggestion[]>(result.candidates);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const reason = outcome === result.outcome ? reasonOf(result, t, format) : '';
  const withoutFacts = result.outcome === 'invalid-facts' && result.objectId !== null;

  const doing = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already-in-portfolio') {
        setOutcome('already-in-portfolio');
      } else setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const settle = async (objectId: string) => {
    onSettled(await settleLine(job.id, result.line, objectId));
    onClose();
  };

  const check = async () => {
    const found = await previewText(job.portfolioId, text.trim());
    if (found?.outcome === 'matched' && found.objectId !== null) return settle(found.objectId);
    if (!found) return;
    setOutcome(found.outcome);
    setCandidates(found.candidates);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mend.title', { line: format.number(result.line) })}
      closeLabel={common('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{common('common.close')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy || text.trim() === ''}>
            {busy ? common('common.busy') : t('mend.check')}
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
            void doing(check);
          }}
        >
          <Field label={t('lines.text')} error={`${t(`outcomeHelp.${outcome}`)} ${reason}`.trim()}>
            <Input autoFocus maxLength={300} value={text} onChange={event => setText(event.target.value)} />
          </Field>
        </form>
        {failure ? <Notice tone="error">{common(`errors.${errorKey(failure)}`)}</Notice> : null}
        {withoutFacts ? (
          <Button disabled={busy} onClick={() => void doing(() => settle(result.objectId ?? ''))}>
            {t('withoutFacts')}
          </Button>
        ) : null}
        {candidates.length > 0 ? (
          <Stack gap="2">
            <SectionTitle>{t('mend.candidates')}</SectionTitle>
            {candidates.map(candidate => (
              <Button
                key={candidate.objectId}
                height="auto"
                py="2"
                justifyContent="space-between"
                whiteSpace="normal"
                textAlign="start"
                disabled={busy}
                onClick={() => void doing(() => settle(candidate.objectId))}
              >
                <span>{candidate.address}</span>
                <Text as="span" color="muted" fontSize="xs">
                  {common(`types.${candidate.vtwType}`)}
                </Text>
              </Button>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
