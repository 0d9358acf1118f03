import { errorDetails } from '@kavel/api-client';
import type { ServiceFile } from '@kavel/contracts/services';
import { useQuery, useQueryClient } from '@kavel/query';
import { ErrorState, SectionTitle, Skeleton, Stack } from '@kavel/ui/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorKey } from '../../../common/error-key';
import { FileDrop } from '../../../common/file-drop';
import { toastError, toastSuccess, toastWithUndo } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { translateService, useServiceTexts } from '../../../i18n/services';
import { saveServiceFile } from '../api/save-service-file';
import { announceServiceChange, serviceQueries, useServiceCalls } from '../api/service-calls';
import { uploadQueue } from '../api/upload-queue';
import { FileDrawer } from './file-drawer';
import { FileTable } from './file-table';
import { UploadList } from './upload-list';

/** Files of a service: running uploads, then the stored files. */
export function ServiceFiles({ serviceId, readOnly }: { serviceId: string; readOnly: boolean }) {
  const t = useServiceTexts();
  const common = useTexts();
  const calls = useServiceCalls();
  const query = useQuery(serviceQueries.files(serviceId));
  const uploads = useUploads(serviceId);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = query.data?.find(({ fileId }) => fileId === openId);

  const download = (file: ServiceFile) =>
    saveServiceFile(serviceId, file).catch((error: unknown) =>
      toastError(t('files.downloadFailed', { name: file.file_name }), error),
    );

  const restore = (file: ServiceFile) =>
    calls
      .restoreFile(serviceId, file)
      .then(() => toastSuccess(t('files.restored', { name: file.file_name })))
      .catch((error: unknown) => toastError(t('files.restoreFailed', { name: file.file_name }), error));

  const remove = (file: ServiceFile) => {
    setOpenId(null);
    calls
      .removeFile(serviceId, file)
      .then(() =>
        toastWithUndo(t('files.removed', { name: file.file_name }), t('files.undoHow'), () => {
          void restore(file);
        }),
      )
      .catch((error: unknown) => toastError(t('files.removeFailed', { name: file.file_name }), error));
  };

  return (
    <Stack gap="3">
      <SectionTitle>{t('files.title')}</SectionTitle>
      {readOnly ? null : (
        <FileDrop
          shape="line"
          title={t('files.drop')}
          hint={t('files.dropHint')}
          choose={t('files.choose')}
          multiple
          onFiles={files => uploadQueue.add(serviceId, files)}
        />
      )}
      <UploadList uploads={uploads} />
      {query.data ? (
        <FileTable
          files={query.data}
          onOpen={file => setOpenId(file.fileId)}
          onDownload={file => void download(file)}
          onRemove={readOnly ? undefined : remove}
        />
      ) : query.isError ? (
        <ErrorState
          title={t('files.failed')}
          description={common(`errors.${errorKey(query.error)}`)}
          retry={{ label: common('common.retry'), onRetry: () => void query.refetch() }}
          details={{ label: common('common.details'), text: errorDetails(query.error) }}
        />
      ) : (
        <Skeleton height="9rem" />
      )}
      {open ? (
        <FileDrawer
          key={open.fileId}
          serviceId={serviceId}
          file={open}
          onClose={() => setOpenId(null)}
          onDownload={() => void download(open)}
          onRemove={readOnly ? undefined : () => remove(open)}
        />
      ) : null}
    </Stack>
  );
}

/** Uploads of one service; refetches its files when one finishes. */
function useUploads(serviceId: string) {
  const queryClient = useQueryClient();
  const all = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.snapshot);
  useEffect(() => {
    uploadQueue.whenDone((upload, { file_name }) => {
      announceServiceChange(queryClient, upload.serviceId);
      toastSuccess(translateService('uploads.added', { name: file_name }));
    });
  }, [queryClient]);
  return all.filter(upload => upload.serviceId === serviceId);
}
