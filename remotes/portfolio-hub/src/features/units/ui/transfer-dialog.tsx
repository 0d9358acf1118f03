import { portfolioQueries } from '@kavel/api-client';
import type { Transfer, TransferMode, TransferPreview } from '@kavel/contracts/units';
import { useQuery } from '@kavel/query';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { nameProblem } from '../../../common/name-problem';
import { useTexts } from '../../../i18n';
import { useTransferTexts } from '../../../i18n/transfer';
import { useUnitCalls } from '../api/unit-calls';

export interface TransferDialogProps {
  portfolioId: string;
  mode: TransferMode;
  unitIds: string[];
  onClose: () => void;
  onDone: (transfer: Transfer, targetName: string) => void;
}

/** Moves or copies units to a portfolio, existing or new; says first what happens with addresses that it has. */
export function TransferDialog({ portfolioId, mode, unitIds, onClose, onDone }: TransferDialogProps) {
  const t = useTexts();
  const transfer = useTransferTexts();
  const formId = useId();
  const calls = useUnitCalls(portfolioId);
  const portfolios = useQuery(portfolioQueries.list());
  const targets = (portfolios.data ?? []).filter(
    ({ id, access, archivedAt }) => id !== portfolioId && access !== 'read' && archivedAt === null,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const targetId = chosen ?? targets[0]?.id ?? '';
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isNew = targetId === '';
  const problem = isNew ? nameProblem(name) : null;
  const preview = useQuery({
    queryKey: [...portfolioQueries.all(), 'transfer', portfolioId, targetId, unitIds],
    queryFn: () => calls.previewTransfer(unitIds, targetId),
    enabled: !isNew,
  });
  const nothing = !isNew && preview.data?.transferable === 0;

  const submit = async () => {
    setAsked(true);
    if (busy || problem || nothing) return;
    setBusy(true);
    setFailure(null);
    try {
      const target = isNew ? { name: name.trim() } : { portfolioId: targetId };
      const done = await calls.transfer(unitIds, mode, target);
      onDone(done, isNew ? name.trim() : (targets.find(({ id }) => id === targetId)?.name ?? ''));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={transfer(`title.${mode}`, { count: unitIds.length })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy || nothing}>
            {busy ? t('common.busy') : transfer(`do.${mode}`)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="3">
          {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
          <Text fontSize="sm" color="muted">
            {transfer(`hint.${mode}`)}
          </Text>
          <Field label={transfer('target')}>
            <Select value={targetId} onChange={event => setChosen(event.target.value)}>
              {targets.map(target => (
                <option key={target.id} value={target.id}>
                  {target.name}
                </option>
              ))}
              <option value="">{transfer('new')}</option>
            </Select>
          </Field>
          {isNew ? (
            <Field label={t('name.label')} error={asked && problem ? t(problem) : null}>
              <Input value={name} onChange={event => setName(event.target.value)} />
            </Field>
          ) : (
            <PreviewText mode={mode} preview={preview.data} failed={preview.isError} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

interface PreviewTextProps {
  mode: TransferMode;
  preview: TransferPreview | undefined;
  failed: boolean;
}

/** What the transfer will do, in sentences. */
function PreviewText({ mode, preview, failed }: PreviewTextProps) {
  const transfer = useTransferTexts();
  return (
    <Stack gap="1" fontSize="sm" aria-live="polite" minHeight="10">
      {preview ? (
        <>
          <Text>{transfer(`will.${mode}`, { count: preview.transferable })}</Text>
          {preview.doubles > 0 ? (
            <Text color="amber">{transfer(`doubles.${mode}`, { count: preview.doubles })}</Text>
          ) : null}
          {preview.returning > 0 ? (
            <Text color="muted">{transfer('returning', { count: preview.returning })}</Text>
          ) : null}
        </>
      ) : (
        <Text color="muted">{transfer(failed ? 'noPreview' : 'counting')}</Text>
      )}
    </Stack>
  );
}
