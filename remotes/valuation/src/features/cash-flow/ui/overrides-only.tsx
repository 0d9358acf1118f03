import { isEditable, type ValuationDetail } from '@kavel/contracts';
import { Box, Button, Card, Notice, PageTitle, SectionTitle, Stack } from '@kavel/ui/core';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { overriddenParameters } from '../model/overridden';
import { ParameterTable } from './parameter-table';
import type { EditedParameters } from './use-parameter-edits';

/** Shown when the valuation's own parameters give no value, so that they can be corrected. */
export function OverridesOnly({
  valuation,
  error,
  edited,
}: {
  valuation: ValuationDetail;
  error: unknown;
  edited: EditedParameters;
}) {
  const t = useTexts();
  const editable = isEditable(valuation);
  return (
    <Box maxWidth="40rem" mx="auto" p="5">
      <Stack gap="4">
        <PageTitle>{valuation.name}</PageTitle>
        <Notice tone="error" title={t('errors.title')}>
          {errorText(error, t)}
        </Notice>
        {edited.error ? <Notice tone="error">{errorText(edited.error, t)}</Notice> : null}
        <Card p="4">
          <SectionTitle>{t('dcf.overridesOnly')}</SectionTitle>
          <ParameterTable
            parameters={overriddenParameters(valuation.operatingCostParams)}
            edited={edited}
            editable={editable}
          />
          <Stack direction="row" gap="2" mt="3" justify="flex-end">
            <Button disabled={!editable || edited.saving} onClick={edited.resetAll}>
              {t('dcf.reset')}
            </Button>
            <Button
              variant="solid"
              disabled={!edited.edited || edited.hasProblem || edited.saving || !editable}
              onClick={edited.recalculate}
            >
              {t('dcf.recalculate')}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Box>
  );
}
