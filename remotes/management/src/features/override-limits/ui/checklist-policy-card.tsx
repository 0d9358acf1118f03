import { useFormats } from '@kavel/i18n';
import { useQuery, useQueryClient } from '@kavel/query';
import { Card, ErrorText, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { toast, useChange } from '../../../common/changes';
import { useErrorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { useOverrideLimitTexts } from '../../../i18n/override-limits';
import { checklistPolicyQuery, saveChecklistPolicy } from '../api/policy-calls';

/** Whether an approval waits for a complete checklist; stored at once. */
export function ChecklistPolicyCard() {
  const t = useOverrideLimitTexts();
  const common = useTexts();
  const f = useFormats();
  const textOf = useErrorText();
  const client = useQueryClient();
  const policy = useQuery(checklistPolicyQuery());
  const change = useChange();
  const choose = (required: boolean) =>
    void change.run(async () => {
      const saved = await saveChecklistPolicy(required);
      client.setQueryData(checklistPolicyQuery().queryKey, saved);
      toast('success', common('common.saved'));
    });
  if (policy.isError) return <ErrorText>{textOf(policy.error)}</ErrorText>;
  if (!policy.data) return null;
  const { required, changed } = policy.data;
  return (
    <Card p="4">
      <Stack gap="3">
        <SectionTitle>{t('checklist.title')}</SectionTitle>
        <Checkbox
          label={t('checklist.required')}
          checked={required}
          disabled={change.busy}
          onChange={choose}
        />
        <Text fontSize="sm" color="muted">
          {t('checklist.about')}
        </Text>
        {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        <Text fontSize="sm" color="muted">
          {changed
            ? common('common.changed', { name: changed.by.name, moment: f.moment(changed.at) })
            : t('checklist.unchanged')}
        </Text>
      </Stack>
    </Card>
  );
}
