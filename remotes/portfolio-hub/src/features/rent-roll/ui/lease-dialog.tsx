import { ApiError } from '@kavel/api-client';
import { type IndexationClause, type Lease, leaseKinds, type RentRoll } from '@kavel/contracts/leases';
import { useLanguage } from '@kavel/i18n';
import { Box, Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { useRentRollCalls } from '../api/rent-roll-calls';
import {
  contentOf,
  formOf,
  type LeaseField,
  type LeaseForm,
  problemsOf,
  tenantOf,
} from '../model/lease-form';
import { FieldGrid, LeaseChoice, LeaseDate, type LeaseFieldProps, LeaseText } from './lease-fields';

export interface LeaseDialogProps {
  roll: RentRoll;
  /** Null: a new one. */
  lease: Lease | null;
  onClose: () => void;
}

const clauses: readonly (IndexationClause | 'unknown')[] = ['unknown', 'none', 'fixed', 'cpi'];
const months = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** All of a lease, to be added or changed. */
export function LeaseDialog({ roll, lease, onClose }: LeaseDialogProps) {
  const t = useRentRollTexts();
  const common = useTexts();
  const language = useLanguage();
  const calls = useRentRollCalls(roll.portfolioId);
  const formId = useId();
  const [form, setForm] = useState(() => formOf(lease, language));
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problems = problemsOf(form, language);
  const fields: LeaseFieldProps = {
    form,
    errorOf: (field: LeaseField) => {
      const problem = asked ? problems[field] : undefined;
      return problem ? t(`form.problems.${problem}`) : null;
    },
    onChange: (field: LeaseField, value: string) => {
      setForm(now => ({ ...now, [field]: value }) as LeaseForm);
      setFailure(null);
    },
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (busy || Object.keys(problems).length > 0) return;
    setBusy(true);
    const body = {
      ...contentOf(form, language),
      ...(roll.mayTenants ? { tenant: tenantOf(form) } : {}),
    };
    try {
      await (lease === null ? calls.add(form.unitId, body) : calls.update(lease, body));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2026, Number(month) - 1, 1));

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(lease === null ? 'form.add' : 'form.edit')}
      closeLabel={t('form.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy}>
            {t(busy ? 'form.saving' : 'form.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} noValidate>
        <Stack gap="4">
          {failure ? (
            <Notice tone="error">
              {failure instanceof ApiError && failure.code === 'name-taken'
                ? t('form.referenceTaken')
                : common(`errors.${errorKey(failure)}`)}
            </Notice>
          ) : null}
          {lease === null ? (
            <LeaseChoice
              {...fields}
              field="unitId"
              label={t('form.unit')}
              options={[
                { value: '', label: '' },
                ...roll.units.id.map((id, at) => ({ value: id, label: roll.units.address[at] ?? '' })),
              ]}
            />
          ) : (
            <Text fontWeight="medium">{roll.units.address[roll.units.id.indexOf(lease.unitId)]}</Text>
          )}
          <FieldGrid>
            <LeaseText {...fields} field="annualRent" label={t('form.rent')} />
            <LeaseChoice
              {...fields}
              field="kind"
              label={t('form.kind')}
              options={leaseKinds.map(kind => ({ value: kind, label: t(`kinds.${kind}`) }))}
            />
            <LeaseText {...fields} field="reference" label={t('form.reference')} isText />
            <LeaseDate {...fields} field="start" label={t('form.start')} />
            <LeaseDate {...fields} field="end" label={t('form.end')} hint={t('form.endHint')} />
            <LeaseDate {...fields} field="breakDate" label={t('form.break')} />
            <LeaseText {...fields} field="noticeMonths" label={t('form.notice')} />
            <LeaseText {...fields} field="area" label={t('form.area')} />
          </FieldGrid>
          <FieldGrid>
            <LeaseChoice
              {...fields}
              field="clause"
              label={t('form.clause')}
              options={clauses.map(clause => ({ value: clause, label: t(`form.clauses.${clause}`) }))}
            />
            {form.clause === 'fixed' ? <LeaseText {...fields} field="rate" label={t('form.rate')} /> : null}
            {form.clause === 'cpi' ? (
              <>
                <LeaseText {...fields} field="cap" label={t('form.cap')} />
                <LeaseText {...fields} field="floor" label={t('form.floor')} />
              </>
            ) : null}
            {form.clause === 'fixed' || form.clause === 'cpi' ? (
              <LeaseChoice
                {...fields}
                field="month"
                label={t('form.month')}
                options={[
                  { value: '', label: t('form.monthOfStart') },
                  ...months.map(month => ({ value: month, label: monthName(month) })),
                ]}
              />
            ) : null}
          </FieldGrid>
          <details>
            <Box as="summary" py="2" fontSize="sm" fontWeight="medium" cursor="pointer">
              {t('form.incentives')}
            </Box>
            <FieldGrid>
              <LeaseText {...fields} field="rentFreeMonths" label={t('form.rentFree')} />
              <LeaseText {...fields} field="discount" label={t('form.discount')} />
              <LeaseDate {...fields} field="discountEnd" label={t('form.discountEnd')} />
              <LeaseText {...fields} field="deposit" label={t('form.deposit')} />
              <LeaseText {...fields} field="serviceCosts" label={t('form.service')} />
            </FieldGrid>
          </details>
          {roll.mayTenants ? (
            <FieldGrid label={t('form.tenant')}>
              <LeaseText {...fields} field="tenantName" label={t('form.tenantName')} isText />
              <LeaseText {...fields} field="tenantReference" label={t('form.tenantReference')} isText />
              <LeaseText {...fields} field="kvk" label={t('form.kvk')} />
            </FieldGrid>
          ) : (
            <Text fontSize="sm" color="muted">
              {t('form.tenantHidden')}
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
