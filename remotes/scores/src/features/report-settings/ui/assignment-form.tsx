import {
  type Assignment,
  type AssignmentFacts,
  assignmentLimits,
  inspectionExtents,
  type Signer,
  valueBases,
} from '@kavel/contracts/reports';
import { useFormats } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { Button, Card, Flex, Grid, LinkButton, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { DateInput, Field, Input, Select, Textarea } from '@kavel/ui/forms';
import { LeaveGuard } from '@kavel/ui/overlays';
import { type FormEvent, type ReactNode, useState } from 'react';
import { assignmentQuery, saveAssignment } from '../api/assignment-calls';
import { useTexts } from '../i18n';
import { statedFacts } from '../model/facts';
import { useFailureText } from './use-failure-text';

const two = {
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
} as const;

/** Form of an assignment; only read once the valuation was submitted. */
export function AssignmentForm({ valuationId, stored }: { valuationId: string; stored: Assignment }) {
  const t = useTexts();
  const f = useFormats();
  const client = useQueryClient();
  const textOf = useFailureText();
  const [facts, setFacts] = useState(stored.facts);
  const [failure, setFailure] = useState<unknown>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle');
  const { editable, changed, revision } = stored;
  const edited = JSON.stringify(statedFacts(facts)) !== JSON.stringify(stored.facts);
  const change = (changes: Partial<AssignmentFacts>) => {
    setState('idle');
    setFacts({ ...facts, ...changes });
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    setFailure(null);
    try {
      const saved = await saveAssignment(valuationId, { revision, facts: statedFacts(facts) });
      client.setQueryData(assignmentQuery(valuationId).queryKey, saved);
      setState('saved');
    } catch (error) {
      setFailure(error);
      setState('idle');
    }
  };

  const line = (key: 'client') => (
    <Field label={t(`fields.${key}`)}>
      <Input
        maxLength={assignmentLimits.line}
        value={facts[key] ?? ''}
        onChange={event => change({ [key]: event.target.value })}
      />
    </Field>
  );
  const text = (key: 'purpose' | 'assumptions' | 'specialAssumptions' | 'limitations') => (
    <Field label={t(`fields.${key}`)}>
      <Textarea
        rows={key === 'purpose' ? 2 : 4}
        maxLength={assignmentLimits.text}
        value={facts[key] ?? ''}
        onChange={event => change({ [key]: event.target.value })}
      />
    </Field>
  );
  const choice = <Key extends 'basisOfValue' | 'inspection'>(
    key: Key,
    options: readonly NonNullable<AssignmentFacts[Key]>[],
    nameOf: (option: NonNullable<AssignmentFacts[Key]>) => string,
  ) => (
    <Field label={t(`fields.${key}`)}>
      <Select
        value={facts[key] ?? ''}
        onChange={event => change({ [key]: options.find(one => one === event.target.value) ?? null })}
      >
        <option value="">{t('notStated')}</option>
        {options.map(one => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
  const date = (key: 'inspectedOn' | 'signedOn') => (
    <Field label={t(`fields.${key}`)}>
      <DateInput value={facts[key] ?? ''} onChange={iso => change({ [key]: iso || null })} />
    </Field>
  );

  return (
    <Stack as="form" gap="5" onSubmit={event => void save(event)}>
      {editable ? null : <Notice tone="info">{t('assignment.frozen')}</Notice>}
      <Part title={t('assignment.asked')} disabled={!editable}>
        {line('client')}
        {text('purpose')}
        {choice('basisOfValue', valueBases, one => t(`bases.${one}`))}
        <Grid {...two}>
          {choice('inspection', inspectionExtents, one => t(`extents.${one}`))}
          {date('inspectedOn')}
        </Grid>
      </Part>
      <Part title={t('assignment.limits')} disabled={!editable}>
        {text('assumptions')}
        {text('specialAssumptions')}
        {text('limitations')}
      </Part>
      <Part title={t('assignment.signing')} disabled={!editable}>
        <SignerFields
          title={t('fields.appraiser')}
          signer={facts.appraiser}
          onChange={appraiser => change({ appraiser })}
        />
        <SignerFields
          title={t('fields.secondAppraiser')}
          signer={facts.secondAppraiser}
          onChange={secondAppraiser => change({ secondAppraiser })}
        />
        <Grid {...two}>{date('signedOn')}</Grid>
      </Part>
      {failure ? <Notice tone="error">{textOf(failure)}</Notice> : null}
      <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
        <Text fontSize="sm" color="muted" role="status">
          {state === 'saved'
            ? t('assignment.saved')
            : changed
              ? t('changed', { name: changed.by.name, moment: f.moment(changed.at) })
              : t('assignment.nothing')}
        </Text>
        <Flex gap="2" wrap="wrap">
          <LinkButton to={`/pdf?document=valuation&id=${valuationId}`}>{t('toReport')}</LinkButton>
          {editable ? (
            <>
              <Button disabled={!edited || state === 'busy'} onClick={() => setFacts(stored.facts)}>
                {t('undoEdits')}
              </Button>
              <Button type="submit" variant="solid" disabled={!edited || state === 'busy'}>
                {t('save')}
              </Button>
            </>
          ) : null}
        </Flex>
      </Flex>
      <LeaveGuard active={edited} texts={{ ...useLeaveTexts() }} />
    </Stack>
  );
}

/** Texts of the question before edits are lost. */
export function useLeaveTexts() {
  const t = useTexts();
  return {
    title: t('leave.title'),
    text: t('leave.text'),
    leave: t('leave.leave'),
    stay: t('leave.stay'),
    close: t('leave.close'),
  };
}

interface PartProps {
  title: string;
  disabled: boolean;
  children: ReactNode;
}

function Part({ title, disabled, children }: PartProps) {
  return (
    <Card p="4">
      <fieldset disabled={disabled} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack gap="4">
          <SectionTitle>{title}</SectionTitle>
          {children}
        </Stack>
      </fieldset>
    </Card>
  );
}

interface SignerFieldsProps {
  title: string;
  signer: Signer;
  onChange: (signer: Signer) => void;
}

function SignerFields({ title, signer, onChange }: SignerFieldsProps) {
  const t = useTexts();
  const keys = ['name', 'role', 'register', 'number'] as const;
  return (
    <Stack as="fieldset" gap="2" border="0" p="0">
      <Text as="legend" fontWeight="semibold" fontSize="sm">
        {title}
      </Text>
      <Grid {...two}>
        {keys.map(key => (
          <Field key={key} label={t(`signer.${key}`)}>
            <Input
              maxLength={assignmentLimits.line}
              value={signer[key] ?? ''}
              onChange={event => onChange({ ...signer, [key]: event.target.value })}
            />
          </Field>
        ))}
      </Grid>
    </Stack>
  );
}
