import { call } from '@kavel/api-client';
import { isUuid } from '@kavel/contracts';
import { type FeeAgreement, type FeeTerms, feeApi, wholeShare } from '@kavel/contracts/fees';
import { useQuery } from '@kavel/query';
import { Button, Notice, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { toast, useChange } from '../../../common/changes';
import { useFeeTexts } from '../../../i18n/fees';
import { feeQueries } from '../api/fee-queries';
import { parseShare, useFeeFormats } from '../model/cents';
import { localToday } from '../model/period';
import { useFeeErrorText } from './fee-error-text';

export interface TermsDialogProps {
  /** The draft to edit; null for a new one. */
  agreement: FeeAgreement | null;
  onClose: () => void;
  onSaved: (agreement: FeeAgreement) => void;
}

/** Form with the terms of a draft. */
export function TermsDialog({ agreement, onClose, onSaved }: TermsDialogProps) {
  const t = useFeeTexts();
  const textOf = useFeeErrorText();
  const format = useFeeFormats();
  const formId = useId();
  const { busy, error, run } = useChange();
  const services = useQuery(feeQueries.services());
  const [tried, setTried] = useState(false);
  const [values, setValues] = useState(() => valuesOf(agreement, format.plainShare));
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues(before => ({ ...before, [name]: event.target.value })),
  });
  const day = (name: 'from' | 'until') => ({
    value: values[name],
    onChange: (iso: string) => setValues(before => ({ ...before, [name]: iso })),
  });

  const share = parseShare(values.share);
  const codeWrong = !isUuid(values.otherId.trim());
  const untilWrong = values.until !== '' && values.until < values.from;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (share === null || codeWrong || untilWrong) return;
    const { otherId, otherName, serviceId, from, until } = values;
    const terms: FeeTerms = {
      otherId: otherId.trim().toLowerCase(),
      otherName: otherName.trim(),
      serviceId,
      proposerShare: share,
      otherShare: wholeShare - share,
      from,
      until: until || null,
    };
    const saved = await run(async () => {
      onSaved(
        agreement
          ? await call(feeApi.changeFeeAgreement, {
              params: { id: agreement.id },
              body: { revision: agreement.revision, terms },
            })
          : await call(feeApi.createFeeAgreement, { body: terms }),
      );
    });
    if (!saved) return;
    toast('success', t('terms.saved'));
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={agreement ? t('terms.edit') : t('new')}
      closeLabel={t('terms.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('terms.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy}>
            {t('terms.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)}>
        <Stack gap="3">
          <Field label={t('terms.otherId')} error={tried && codeWrong ? t('terms.codeWrong') : null}>
            <Input autoFocus required spellCheck={false} {...field('otherId')} />
          </Field>
          <Field label={t('terms.otherName')} hint={t('terms.otherNameHint')}>
            <Input required maxLength={120} {...field('otherName')} />
          </Field>
          <Field
            label={t('terms.service')}
            hint={services.data?.length === 0 ? t('terms.noServices') : undefined}
            error={services.error ? textOf(services.error) : null}
          >
            <Select required {...field('serviceId')}>
              <option value="">{t('terms.chooseService')}</option>
              {services.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('terms.share')}
            hint={share === null ? undefined : t('terms.rest', { share: format.share(wholeShare - share) })}
            error={tried && share === null ? t('terms.shareWrong') : null}
          >
            <Input required inputMode="decimal" {...field('share')} />
          </Field>
          <Field label={t('terms.from')}>
            <DateInput required {...day('from')} />
          </Field>
          <Field
            label={t('terms.until')}
            hint={t('terms.untilHint')}
            error={untilWrong ? t('terms.untilWrong') : null}
          >
            <DateInput {...day('until')} />
          </Field>
          {error ? <Notice tone="error">{textOf(error)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}

function valuesOf(agreement: FeeAgreement | null, shareText: (share: number) => string) {
  return {
    otherId: agreement?.other.organisationId ?? '',
    otherName: agreement?.other.name ?? '',
    serviceId: agreement?.service.id ?? '',
    share: shareText(agreement?.proposer.share ?? wholeShare / 2),
    from: agreement?.from ?? localToday(),
    until: agreement?.until ?? '',
  };
}
