import { type OverridePolicy, overridePolicyLimits } from '@kavel/contracts/valuations';
import { useFormats, useLanguage } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { Button, Card, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { LeaveGuard } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { toast, useChange } from '../../../common/changes';
import { useErrorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { useOverrideLimitTexts } from '../../../i18n/override-limits';
import { overridePolicyQuery, saveOverridePolicy } from '../api/policy-calls';
import { formOf, type LimitsForm, readForm } from '../model/limits-form';
import { LimitsExample } from './limits-example';

/** Form with the limits; their effect on an example value is updated while typing. */
export function LimitsFormCard({ policy }: { policy: OverridePolicy }) {
  const t = useOverrideLimitTexts();
  const common = useTexts();
  const f = useFormats();
  const textOf = useErrorText();
  const client = useQueryClient();
  const change = useChange();
  const decimalSign = useLanguage() === 'en' ? '.' : ',';
  const stored = formOf(policy, decimalSign);
  const [form, setForm] = useState<LimitsForm>(stored);
  const [tried, setTried] = useState(false);
  const { policy: typed, problems } = readForm(form);
  const fields = ['alone', 'together', 'leastReason'] as const;
  const isEdited = fields.some(key => form[key] !== stored[key]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed === null) return;
    await change.run(async () => {
      const saved = await saveOverridePolicy(typed);
      client.setQueryData(overridePolicyQuery().queryKey, saved);
      toast('success', common('common.saved'));
    });
  };

  const problemText = (key: keyof LimitsForm): string | null => {
    const problem = problems[key];
    const { min, max } = overridePolicyLimits.leastReason;
    return problem && (tried || problem === 'below-alone') ? t(`problems.${problem}`, { min, max }) : null;
  };

  return (
    <Card p="4">
      <Stack as="form" gap="4" onSubmit={event => void submit(event)}>
        {fields.map(key => (
          <Field key={key} label={t(`${key}.label`)} hint={t(`${key}.hint`)} error={problemText(key)}>
            <Input
              inputMode={key === 'leastReason' ? 'numeric' : 'decimal'}
              maxWidth="8rem"
              value={form[key]}
              onChange={event => setForm({ ...form, [key]: event.target.value })}
            />
          </Field>
        ))}
        {typed ? <LimitsExample policy={typed} /> : null}
        <Text fontSize="sm" color="muted">
          {t('effect')}
        </Text>
        {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
          <Text fontSize="sm" color="muted">
            {policy.changed
              ? t('changed', { name: policy.changed.by.name, moment: f.moment(policy.changed.at) })
              : t('unchanged')}
          </Text>
          <Flex gap="2">
            <Button disabled={!isEdited || change.busy} onClick={() => setForm(stored)}>
              {t('undo')}
            </Button>
            <Button type="submit" variant="solid" disabled={!isEdited || change.busy}>
              {common('common.save')}
            </Button>
          </Flex>
        </Flex>
      </Stack>
      <LeaveGuard
        active={isEdited}
        texts={{
          title: t('leave.title'),
          text: t('leave.text'),
          leave: t('leave.leave'),
          stay: t('leave.stay'),
          close: common('common.close'),
        }}
      />
    </Card>
  );
}
