import { useAddressSuggestions } from '@kavel/api-client';
import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, ErrorText, Flex, Grid, Stack, Text } from '@kavel/ui/core';
import { AddressSearch, DateInput, Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n';
import { distanceBounds } from '../../income';
import {
  checkedQuestion,
  type OfficeQuestion,
  type QuestionField,
  readQuestion,
} from '../model/office-question';
import type { RefusedField } from '../model/refused-field';

export interface OfficeInputsProps {
  /** As it stands in the address. */
  question: OfficeQuestion;
  /** Of the chosen address; undefined until it is known. */
  object: RealEstateObject | undefined;
  refused: RefusedField | null;
  onAsk: (question: OfficeQuestion) => void;
}

const numbers = ['area', 'rent', 'costs', 'yield', 'distance'] as const;

/** Which office, and what is known of it. Empty fields are filled in by the service. */
export function OfficeInputs({ question, object, refused, onAsk }: OfficeInputsProps) {
  const t = useTexts();
  const f = useFormats();
  const [form, setForm] = useState(question);
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  const checked = checkedQuestion(form, question.objectId ?? '');
  const isWrong = (field: QuestionField) => 'wrong' in checked && checked.wrong.has(field);
  const { from, to } = distanceBounds;
  const area = object?.oppervlakte ?? null;
  const hints = {
    area: object && (area === null ? t('office.areaUnknown') : t('office.areaKnown', { area: f.area(area) })),
    rent: t('income.rentHint'),
    costs: t('income.costsHint'),
    yield: t('income.yieldHint'),
    distance: t('office.distanceHint'),
  };
  const errors: Record<QuestionField, string> = {
    area: t('income.officeErrors.area'),
    rent: t('income.officeErrors.rent'),
    costs: t('income.officeErrors.costs'),
    yield: t('income.officeErrors.yield'),
    date: t('office.dateNeeded'),
    distance: t('income.distanceBetween', { from: f.decimal(from), to: f.number(to) }),
  };
  const errorOf = (field: QuestionField) => {
    if (isWrong(field)) return errors[field];
    return refused === field ? t(`office.refused.${refused}`) : null;
  };
  const change = (field: QuestionField, value: string) => setForm({ ...form, [field]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ('input' in checked) onAsk(form);
  };

  return (
    <Stack gap="4">
      <Stack gap="1.5">
        <AddressSearch
          labelled
          label={t('office.address')}
          placeholder={t('office.addressPlaceholder')}
          text={text}
          onTextChange={setText}
          found={found}
          // What was typed belongs to the office before.
          onPick={({ objectId }) =>
            onAsk({ ...readQuestion(new URLSearchParams()), objectId, distance: question.distance })
          }
        />
        {object ? (
          <Text fontSize="sm" fontWeight="medium">
            {fullAddress(object)}
          </Text>
        ) : null}
        {refused === 'address' || refused === 'noOffice' ? (
          <ErrorText>{t(`office.refused.${refused}`)}</ErrorText>
        ) : null}
      </Stack>
      {question.objectId === null ? null : (
        <form onSubmit={submit} noValidate aria-label={t('income.officeInputs')}>
          <Grid gap="3" gridTemplateColumns={{ base: '1fr 1fr', lg: '1fr' }} alignItems="start">
            {numbers.map(key => (
              <Field
                key={key}
                label={key === 'distance' ? t('office.distance') : t(`income.office.${key}`)}
                {...(hints[key] ? { hint: hints[key] } : {})}
                error={errorOf(key)}
              >
                <Input
                  inputMode="decimal"
                  value={form[key]}
                  onChange={({ target }) => change(key, target.value)}
                />
              </Field>
            ))}
            <Field label={t('office.date')} hint={t('office.dateHint')} error={errorOf('date')}>
              <DateInput unreadable="kept" value={form.date} onChange={date => change('date', date)} />
            </Field>
          </Grid>
          <Flex mt="4" gap="2" wrap="wrap">
            <Button type="submit" variant="solid" disabled={'wrong' in checked}>
              {t('income.reckon')}
            </Button>
            <Button
              onClick={() => onAsk({ ...readQuestion(new URLSearchParams()), objectId: question.objectId })}
            >
              {t('office.reset')}
            </Button>
          </Flex>
        </form>
      )}
    </Stack>
  );
}
