import type { LineResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { countOutcomes } from '../model/line-results';
import { MendDialog } from './mend-dialog';
import { ProblemDownload } from './problem-download';
import { ResultList } from './result-list';
import type { BulkUploadWork } from './use-bulk-upload';

/** The list as checked: mend what is wrong, then add what is good in one go. */
export function CheckedStep({ work }: { work: BulkUploadWork }) {
  const t = useTexts();
  const format = useFormats();
  const [mending, setMending] = useState<LineResult | null>(null);
  const { state, dispatch, mend, add } = work;
  const ready = countOutcomes(state.results).matched;
  const adding = state.stage === 'adding';

  return (
    <Stack gap="4">
      {adding ? (
        <Card p="4">
          <Stack gap="2">
            <ProgressBar
              label={t('upload.adding', { count: ready, number: format.number(ready) })}
              fraction={null}
            />
            <Text fontSize="sm" role="status">
              {t('upload.adding', { count: ready, number: format.number(ready) })}
            </Text>
          </Stack>
        </Card>
      ) : (
        <Flex gap="2" wrap="wrap" alignItems="center">
          <Button variant="solid" size="lg" disabled={ready === 0} onClick={() => void add()}>
            {t('upload.add', { count: ready, number: format.number(ready) })}
          </Button>
          <Button size="lg" onClick={() => dispatch({ type: 'back-to-source' })}>
            {t('upload.back')}
          </Button>
          <ProblemDownload results={state.results} />
        </Flex>
      )}
      {state.failure ? (
        <Notice tone="error" title={t('upload.addFailed')}>
          {t(`errors.${errorKey(state.failure)}`)}
        </Notice>
      ) : null}
      {ready === 0 && !adding ? <Notice tone="warning">{t('upload.noneReady')}</Notice> : null}
      <ResultList results={state.results} onMend={adding ? undefined : setMending} />
      {mending ? (
        <MendDialog
          key={mending.line}
          result={mending}
          onMend={text => mend(mending.line, text)}
          onClose={() => setMending(null)}
        />
      ) : null}
    </Stack>
  );
}
