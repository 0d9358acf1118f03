import { isEditable, type SourcedParameter, type ValuationDetail } from '@kavel/contracts';
import { Box, Button, Flex, Notice, SectionTitle, Stack } from '@kavel/ui/core';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { ParameterTable } from './parameter-table';
import type { EditedParameters } from './use-parameter-edits';

export interface ParameterPanelProps {
  valuation: ValuationDetail;
  parameters: readonly SourcedParameter[];
  edited: EditedParameters;
}

/** The parameters with their actions; on a conflict a notice is shown and the typed values are kept. */
export function ParameterPanel({ valuation, parameters, edited }: ParameterPanelProps) {
  const t = useTexts();
  const editable = isEditable(valuation);
  const overridden = parameters.some(({ override }) => override !== null);
  return (
    <>
      <Box
        px="4"
        py="3"
        position="sticky"
        top="0"
        bg="surface"
        zIndex="2"
        borderBottomWidth="1px"
        borderColor="line"
      >
        <Flex align="center" gap="2" wrap="wrap">
          <SectionTitle flex="1">{t('dcf.parameters')}</SectionTitle>
          {edited.edited ? (
            <Button variant="ghost" onClick={edited.clear}>
              {t('dcf.undoEdits')}
            </Button>
          ) : null}
          {overridden && !edited.edited && editable ? (
            <Button variant="ghost" disabled={edited.saving} onClick={edited.resetAll}>
              {t('dcf.reset')}
            </Button>
          ) : null}
          <Button
            variant="solid"
            disabled={!edited.edited || edited.hasProblem || edited.saving || !editable}
            onClick={edited.recalculate}
          >
            {t('dcf.recalculate')}
          </Button>
        </Flex>
        {edited.error ? (
          <Box mt="2">
            <Notice tone="error">
              <Stack gap="2" align="start">
                {edited.conflict ? t('dcf.conflict') : errorText(edited.error, t)}
                {edited.conflict ? (
                  <Button onClick={() => void edited.takeLatest()}>{t('dcf.refresh')}</Button>
                ) : null}
              </Stack>
            </Notice>
          </Box>
        ) : null}
      </Box>
      <Box px="4" pb="4">
        <ParameterTable parameters={parameters} edited={edited} editable={editable} />
      </Box>
    </>
  );
}
