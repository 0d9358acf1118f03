import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { isProblem } from '../model/line-results';
import type { BulkUploadWork } from './use-bulk-upload';

/** How far the check is, in numbers; it can be stopped and go on. */
export function CheckProgress({ work }: { work: BulkUploadWork }) {
  const t = useTexts();
  const format = useFormats();
  const { state, dispatch, cancel, resume } = work;
  const total = state.lines.length;
  const done = state.results.length;
  const paused = state.stage === 'paused';
  return (
    <Card p="4">
      <Stack gap="3">
        <ProgressBar label={t('upload.checking')} fraction={done / total} />
        <Flex gap="3" justifyContent="space-between" alignItems="center" wrap="wrap">
          <Text fontSize="sm" role="status" fontVariantNumeric="tabular-nums">
            {t('upload.progress', {
              done: format.number(done),
              left: format.number(total - done),
              problems: format.number(state.results.filter(isProblem).length),
            })}
          </Text>
          <Flex gap="2">
            {paused ? (
              <>
                <Button onClick={() => dispatch({ type: 'back-to-source' })}>{t('upload.back')}</Button>
                <Button variant="solid" onClick={resume}>
                  {t('upload.resume')}
                </Button>
              </>
            ) : (
              <Button onClick={cancel}>{t('common.cancel')}</Button>
            )}
          </Flex>
        </Flex>
        {paused && state.failure ? (
          <Notice tone="error" title={t('upload.checkStopped')}>
            {t(`errors.${errorKey(state.failure)}`)}
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
