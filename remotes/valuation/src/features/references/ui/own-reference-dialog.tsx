import { catalogueQueries, useAddressSuggestions } from '@kavel/api-client';
import { type AddressSuggestion, energyLabels, type Unit } from '@kavel/contracts';
import { type OwnReference, ownReferenceLimits } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useQuery, useQueryClient } from '@kavel/query';
import { Button, Grid, Stack, Text } from '@kavel/ui/core';
import { AddressSearch, DateInput, Field, Input, Select, Textarea } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../i18n';
import { overridePolicyQuery } from '../api/override-calls';
import { fromOwnForm, type OwnField, toOwnForm } from '../model/own-form';
import { checkOwnPrice } from '../model/own-price';

export interface OwnReferenceDialogProps {
  unit: Unit;
  valueDate: string;
  /** The sale to edit; null for a new one. */
  own: OwnReference | null;
  /** The model's price per m² for the unit; null without a value. */
  modelPricePerM2: number | null;
  onClose: () => void;
  onSubmit: (own: OwnReference) => void;
}

/**
 * Dialog for a sale that is known to the appraiser but missing in the data. Selecting an address fills in its known
 * facts.
 */
export function OwnReferenceDialog(props: OwnReferenceDialogProps) {
  const { unit, valueDate, own, modelPricePerM2, onClose, onSubmit } = props;
  const t = useTexts();
  const f = useFormats();
  const client = useQueryClient();
  /** Placed above the field because the suggestion list covers what is below it. */
  const addressNoteId = useId();
  const [form, setForm] = useState(() => toOwnForm(own));
  const [place, setPlace] = useState<{ lon: number; lat: number } | null>(own);
  const [tried, setTried] = useState(false);
  const found = useAddressSuggestions(place ? '' : form.address);
  const policy = useQuery(overridePolicyQuery());
  const checked = fromOwnForm(form, valueDate);
  const price = checkOwnPrice(form, modelPricePerM2, policy.data);
  const reasonText = t('appraisal.ownReason', {
    limit: f.percent(policy.data?.alone ?? 0),
    least: policy.data?.leastReason ?? 0,
  });
  const isWrong = (field: OwnField) => tried && 'wrong' in checked && checked.wrong.has(field);
  const set = (field: OwnField) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  const pick = async ({ objectId, address, lon, lat }: AddressSuggestion) => {
    setPlace({ lon, lat });
    setForm(now => ({ ...now, address }));
    const { oppervlakte, bouwjaar, energielabel } = await client.fetchQuery(
      catalogueQueries.object(objectId),
    );
    setForm(now => ({
      ...now,
      oppervlakte: now.oppervlakte || String(oppervlakte ?? ''),
      bouwjaar: now.bouwjaar || String(bouwjaar ?? ''),
      energielabel: now.energielabel || (energielabel ?? ''),
    }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('wrong' in checked || (price && price.state !== 'fits')) return;
    const { lon, lat } = place ?? unit.addressObjectData;
    onSubmit({ id: own?.id ?? crypto.randomUUID(), ...checked.sale, lon, lat });
  };

  const numberField = (field: 'price' | 'oppervlakte' | 'bouwjaar', label: string) => {
    const { min, max } = ownReferenceLimits[field];
    const bounds = t('appraisal.numberBetween', {
      from: field === 'bouwjaar' ? min : f.number(min),
      to: field === 'bouwjaar' ? max : f.number(max),
    });
    return (
      <Field label={label} error={isWrong(field) ? bounds : null}>
        <Input inputMode="numeric" value={form[field]} onChange={set(field)} />
      </Field>
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('appraisal.addTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="own-reference" variant="solid">
            {t('appraisal.save')}
          </Button>
        </>
      }
    >
      <form id="own-reference" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text fontSize="sm" color="muted">
            {t('appraisal.addIntro')}
          </Text>
          <Stack gap="1">
            <Text as="span" fontSize="sm" fontWeight="medium" aria-hidden>
              {t('common.address')}
            </Text>
            <Text id={addressNoteId} fontSize="xs" color={isWrong('address') ? 'red' : 'muted'} role="status">
              {isWrong('address')
                ? t('appraisal.addressNeeded')
                : t(place ? 'appraisal.placeOfAddress' : 'appraisal.placeOfUnit')}
            </Text>
            <AddressSearch
              label={t('common.address')}
              problemId={isWrong('address') ? addressNoteId : undefined}
              text={form.address}
              onTextChange={address => {
                setPlace(null);
                setForm({ ...form, address });
              }}
              found={found}
              onPick={item => void pick(item)}
            />
          </Stack>
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <Field
              label={t('appraisal.date')}
              error={
                isWrong('transactionDate') ? t('appraisal.dateNeeded', { date: f.date(valueDate) }) : null
              }
            >
              <DateInput
                max={valueDate}
                value={form.transactionDate}
                onChange={transactionDate => setForm({ ...form, transactionDate })}
              />
            </Field>
            {numberField('price', t('appraisal.price'))}
            {numberField('oppervlakte', t('appraisal.area'))}
            {numberField('bouwjaar', t('appraisal.year'))}
            <Field label={t('appraisal.label')}>
              <Select value={form.energielabel} onChange={set('energielabel')}>
                <option value="">{t('appraisal.noLabel')}</option>
                {energyLabels.map(label => (
                  <option key={label}>{label}</option>
                ))}
              </Select>
            </Field>
          </Grid>
          {price && modelPricePerM2 ? (
            <Text fontSize="sm" role="status" color={price.state === 'beyond' ? 'red' : 'muted'}>
              {t(price.state === 'beyond' ? 'appraisal.ownBeyond' : 'appraisal.ownPrice', {
                own: f.money(price.pricePerM2),
                model: f.money(modelPricePerM2),
                percent: f.percent(price.deviation),
                limit: f.percent(policy.data?.together ?? 0),
              })}
            </Text>
          ) : null}
          <Field
            label={t('appraisal.note')}
            hint={price?.state === 'reason' ? reasonText : t('appraisal.noteHint')}
            error={tried && price?.state === 'reason' ? reasonText : null}
          >
            <Textarea rows={2} maxLength={500} value={form.note} onChange={set('note')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
