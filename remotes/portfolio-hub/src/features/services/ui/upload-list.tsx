import { formatsOf, useFormats, useLanguage } from '@kavel/i18n';
import {
  Button,
  Card,
  ErrorText,
  Flex,
  Grid,
  type GridProps,
  PlainList,
  Stack,
  Text,
  VisuallyHidden,
} from '@kavel/ui/core';
import { ProgressBar } from '@kavel/ui/data';
import { RotateCcw, X } from '@kavel/ui/icons';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useServiceTexts } from '../../../i18n/services';
import { type QueuedUpload, uploadQueue } from '../api/upload-queue';
import { sizeText } from '../model/file-size';
import { refusalDetails, uploadProblem } from '../model/refusal';

const Row = (props: GridProps) => <Grid as="li" gap="1" px="4" py="2" {...props} />;

/** Running uploads, each with its progress and a stop button. */
export function UploadList({ uploads }: { uploads: readonly QueuedUpload[] }) {
  const t = useServiceTexts();
  const underWay = uploads.filter(({ state }) => state !== 'failed').length;
  if (uploads.length === 0) return null;
  return (
    <Card aria-label={t('uploads.title')}>
      <VisuallyHidden role="status">{t('uploads.under', { count: underWay })}</VisuallyHidden>
      <PlainList rules="between">
        {uploads.map(upload => (
          <Row key={upload.key}>
            <UploadRow upload={upload} />
          </Row>
        ))}
      </PlainList>
    </Card>
  );
}

function UploadRow({ upload }: { upload: QueuedUpload }) {
  const t = useServiceTexts();
  const { key, name, size, sent, state, canRetry } = upload;
  const failed = state === 'failed';
  return (
    <>
      <Flex gap="2" alignItems="center">
        <Text flex="1" minWidth="0" truncate fontSize="sm" fontWeight="medium">
          {name}
        </Text>
        {failed && canRetry ? (
          <Button aria-label={t('uploads.retryNamed', { name })} onClick={() => uploadQueue.retry(key)}>
            <RotateCcw aria-hidden /> {t('uploads.retry')}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t(failed ? 'uploads.dismiss' : 'uploads.cancel', { name })}
          onClick={() => uploadQueue.cancel(key)}
        >
          <X aria-hidden />
        </Button>
      </Flex>
      {failed ? (
        <Failure error={upload.error} />
      ) : (
        <Stack gap="1">
          <ProgressBar label={name} fraction={state === 'checking' ? null : sent / size} />
          <State upload={upload} />
        </Stack>
      )}
    </>
  );
}

function State({ upload: { state, sent, size, resumed } }: { upload: QueuedUpload }) {
  const t = useServiceTexts();
  const format = useFormats();
  const progress = t('uploads.progress', { sent: sizeText(sent, format), size: sizeText(size, format) });
  const said = { waiting: t('uploads.waiting'), sending: progress, checking: t('uploads.checking') };
  return (
    <Text fontSize="xs" color="muted" fontVariantNumeric="tabular-nums">
      {state === 'failed' ? null : said[state]}
      {resumed && state === 'sending' ? ` · ${t('uploads.resumed')}` : ''}
    </Text>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useServiceTexts();
  const common = useTexts();
  const language = useLanguage();
  const problem = uploadProblem(error);
  const limit = sizeText(refusalDetails(error).limit ?? 0, formatsOf(language));
  return (
    <ErrorText fontSize="sm">
      {problem ? t(`refusals.${problem}`, { limit }) : common(`errors.${errorKey(error)}`)}
    </ErrorText>
  );
}
