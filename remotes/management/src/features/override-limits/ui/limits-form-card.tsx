import { type OverridePolicy, overridePolicyLimits } from '@kavel/contracts/valuations';
import { useLanguage } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useState } from 'react';
import { SettingsForm } from '../../../common/settings-form';
import { useOverrideLimitTexts } from '../../../i18n/override-limits';
import { overridePolicyQuery, saveOverridePolicy } from '../api/policy-calls';
import { formOf, type LimitsForm, readForm } from '../model/limits-form';
import { LimitsExample } from './limits-example';

/** Form with the limits; their effect on an example value is updated while typing. */
export function LimitsFormCard({ policy }: { policy: OverridePolicy }) {
  const t = useOverrideLimitTexts();
  const client = useQueryClient();
  const decimalSign = useLanguage() === 'en' ? '.' : ',';
  const stored = formOf(policy, decimalSign);
  const [form, setForm] = useState<LimitsForm>(stored);
  const [tried, setTried] = useState(false);
  const { policy: typed, problems } = readForm(form);
  const fields = ['alone', 'together', 'leastReason'] as const;

  const toSave = () => {
    setTried(true);
    if (typed === null) return null;
    return async () => {
      const saved = await saveOverridePolicy(typed);
      client.setQueryData(overridePolicyQuery().queryKey, saved);
    };
  };

  const problemText = (key: keyof LimitsForm): string | null => {
    const problem = problems[key];
    const { min, max } = overridePolicyLimits.leastReason;
    return problem && (tried || problem === 'below-alone') ? t(`problems.${problem}`, { min, max }) : null;
  };

  return (
    <SettingsForm
      changed={policy.changed}
      texts={{
        unchanged: t('unchanged'),
        leave: { title: t('leave.title'), text: t('leave.text') },
      }}
      isEdited={fields.some(key => form[key] !== stored[key])}
      toSave={toSave}
      onUndo={() => setForm(stored)}
    >
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
    </SettingsForm>
  );
}
