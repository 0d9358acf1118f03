import { valuationQueries } from '@kavel/api-client';
import { energyLabels, gebruiksdoelen, type Unit, vtwTypes } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, Notice, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { unitName } from '../../../common/open-valuation';
import { announceChange, useInvalidateComputed } from '../../../common/valuation-changes';
import { useTexts } from '../../../i18n';
import { completeFacts } from '../api/bucket-calls';
import {
  changedFacts,
  type FactsForm,
  type FigureField,
  factsFormOf,
  wrongFigures,
} from '../model/facts-form';

/** Dialog with every fact that the models need of a unit; edits are stored on the unit, not in the catalogue. */
export function CompleteFacts({ valuationId, unit }: { valuationId: string; unit: Unit }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const address = unitName(unit);
  return (
    <>
      <Button aria-label={t('buckets.completeOf', { address })} onClick={() => setOpen(true)}>
        {t('buckets.complete')}
      </Button>
      {open ? <FactsDialog valuationId={valuationId} unit={unit} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useSaveFacts(valuationId: string, unit: Unit, onSaved: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  const invalidateComputed = useInvalidateComputed(valuationId);
  return useMutation({
    mutationFn: (update: ReturnType<typeof changedFacts>) => completeFacts(unit.id, update),
    onSuccess: stored => {
      client.setQueryData(
        valuationQueries.detail(valuationId).queryKey,
        now => now && { ...now, units: now.units.map(other => (other.id === stored.id ? stored : other)) },
      );
      invalidateComputed();
      announceChange(valuationId);
      bus.publish('portfolio-changed', { portfolioId: unit.portfolioId });
      bus.publish('toast', { tone: 'success', title: t('buckets.completed', { address: unitName(unit) }) });
      onSaved();
    },
  });
}

function FactsDialog({
  valuationId,
  unit,
  onClose,
}: {
  valuationId: string;
  unit: Unit;
  onClose: () => void;
}) {
  const t = useTexts();
  const formId = useId();
  const [before] = useState(() => factsFormOf(unit.addressObjectData));
  const [form, setForm] = useState(before);
  const [tried, setTried] = useState(false);
  const save = useSaveFacts(valuationId, unit, onClose);
  const wrong = wrongFigures(form);
  const set = (field: keyof FactsForm) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.length > 0) return;
    const update = changedFacts(before, form);
    if (Object.keys(update).length === 0) onClose();
    else save.mutate(update);
  };

  const figure = (field: FigureField, label: string) => (
    <Field label={label} error={tried && wrong.includes(field) ? t(`buckets.wrong.${field}`) : null}>
      <Input inputMode="decimal" value={form[field]} onChange={set(field)} />
    </Field>
  );
  const choice = (field: 'gebruiksdoel' | 'vtwType' | 'energielabel', label: string, options: ReactNode) => (
    <Field label={label}>
      <Select value={form[field]} onChange={set(field)}>
        {options}
      </Select>
    </Field>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('buckets.completeOf', { address: unitName(unit) })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={save.isPending}>
            {t('buckets.saveFacts')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="3">
          {choice(
            'gebruiksdoel',
            t('buckets.purpose'),
            <>
              <option value="">–</option>
              {gebruiksdoelen.map(one => (
                <option key={one} value={one}>
                  {t(`gebruiksdoelen.${one}`)}
                </option>
              ))}
            </>,
          )}
          {choice(
            'vtwType',
            t('buckets.vtwType'),
            vtwTypes.map(one => (
              <option key={one} value={one}>
                {t(`types.${one}`)}
              </option>
            )),
          )}
          {figure('oppervlakte', t('buckets.areaInMetres'))}
          {figure('bouwjaar', t('buckets.year'))}
          {choice(
            'energielabel',
            t('buckets.energyLabelLong'),
            <>
              <option value="">–</option>
              {energyLabels.map(one => (
                <option key={one}>{one}</option>
              ))}
            </>,
          )}
          {figure('annualRent', t('buckets.annualRent'))}
          {unit.addressObjectData.leases === undefined ? (
            <Field label={t('buckets.leaseEnd')}>
              <DateInput value={form.leaseEnd} onChange={leaseEnd => setForm({ ...form, leaseEnd })} />
            </Field>
          ) : null}
          {save.isError ? <Notice tone="error">{errorText(save.error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
