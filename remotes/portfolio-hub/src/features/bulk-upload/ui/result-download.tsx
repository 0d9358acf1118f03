import type { BulkJob } from '@kavel/contracts/bulk';
import { saveFile } from '@kavel/files';
import { fileNameOf, useLanguage } from '@kavel/i18n';
import { Button } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useState } from 'react';
import { toastError } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { fetchResult } from '../api/bulk-calls';

/** Downloads all lines with their outcome as a file. */
export function ResultDownload({ job }: { job: BulkJob }) {
  const t = useTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const today = new Date().toISOString().slice(0, 10);
      const name = job.name.replace(/\.[^.]*$/, '') || t('bulk.fileName');
      const parts = [t('bulk.fileKind'), name, t(`bulk.states.${job.state}`), today];
      saveFile(await fetchResult(job.id, language), fileNameOf(parts, 'csv'));
    } catch (error) {
      toastError(t('bulk.downloadFailed'), error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button size="lg" disabled={busy} onClick={() => void download()}>
      <Download aria-hidden /> {t('bulk.download')}
    </Button>
  );
}
