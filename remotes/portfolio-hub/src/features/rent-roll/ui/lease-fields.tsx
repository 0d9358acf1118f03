import { Grid, SectionTitle, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select } from '@kavel/ui/forms';
import type { ReactNode } from 'react';
import type { LeaseField, LeaseForm } from '../model/lease-form';

/** What every field of the form of a lease knows. */
export interface LeaseFieldProps {
  form: LeaseForm;
  errorOf: (field: LeaseField) => string | null;
  onChange: (field: LeaseField, value: string) => void;
}

type OneField = LeaseFieldProps & { field: LeaseField; label: string; hint?: string };

/** Fields side by side as far as there is room, under a heading where one is given. */
export function FieldGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Stack gap="2" as="section" {...(label ? { 'aria-label': label } : {})}>
      {label ? <SectionTitle>{label}</SectionTitle> : null}
      <Grid templateColumns="repeat(auto-fill, minmax(13rem, 1fr))" gap="3" alignItems="start">
        {children}
      </Grid>
    </Stack>
  );
}

/** A figure in the user's notation, or a text. */
export function LeaseText({
  form,
  errorOf,
  onChange,
  field,
  label,
  isText = false,
}: OneField & { isText?: boolean }) {
  return (
    <Field label={label} error={errorOf(field)}>
      <Input
        inputMode={isText ? undefined : 'decimal'}
        maxLength={isText ? 120 : 20}
        value={form[field]}
        onChange={event => onChange(field, event.target.value)}
      />
    </Field>
  );
}

export function LeaseDate({ form, errorOf, onChange, field, label, hint }: OneField) {
  return (
    <Field label={label} error={errorOf(field)} {...(hint ? { hint } : {})}>
      <DateInput value={form[field]} onChange={value => onChange(field, value)} />
    </Field>
  );
}

export interface LeaseChoiceProps extends OneField {
  options: readonly { value: string; label: string }[];
}

export function LeaseChoice({ form, errorOf, onChange, field, label, options }: LeaseChoiceProps) {
  return (
    <Field label={label} error={errorOf(field)}>
      <Select value={form[field]} onChange={event => onChange(field, event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
