import type { BulkJob } from '@kavel/contracts/bulk';
import { saveFile } from '@kavel/files';
import { fileNameOf, useLanguage } from '@kavel/i18n';
import { Button } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useState } from 'react';
import { toastError } from '../../../common/toast';
import { useBulkTexts } from '../../../i18n/bulk';
import { fetchResult } from '../api/bulk-calls';

/** Downloads all lines with their outcome as a file. */
export function ResultDownload({ job }: { job: BulkJob }) {
  const t = useBulkTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const today = new Date().toISOString().slice(0, 10);
      const name = job.name.replace(/\.[^.]*$/, '') || t('fileName');
      const parts = [t('fileKind'), name, t(`states.${job.state}`), today];
      saveFile(await fetchResult(job.id, language), fileNameOf(parts, 'csv'));
    } catch (error) {
      toastError(t('downloadFailed'), error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button size="lg" disabled={busy} onClick={() => void download()}>
      <Download aria-hidden /> {t('download')}
    </Button>
  );
}
