import { errorDetails } from '@kavel/api-client';
import { saveFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, ErrorText, Stack, Text } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { useState } from 'react';
import { type ChosenDocument, fetchPdf, pictureQuery } from '../api/document-calls';
import { useTexts } from '../i18n';
import { failureOf } from '../model/failure';

/** Downloads the document as PDF. */
export function DocumentDownload({ chosen }: { chosen: ChosenDocument }) {
  const t = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const { data: picture } = useQuery(pictureQuery(chosen));
  const download = async () => {
    setState('busy');
    setFailure(null);
    try {
      saveFile(
        await fetchPdf(chosen),
        fileNameOf([t(`templates.${chosen.template}`), chosen.subject], 'pdf'),
      );
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('idle');
    }
  };
  return (
    <Stack gap="2">
      <Button variant="solid" disabled={state === 'busy'} onClick={() => void download()}>
        <Download aria-hidden />
        {t(state === 'busy' ? 'downloading' : 'download')}
      </Button>
      <Text role="status" fontSize="sm" color="muted">
        {state === 'done' ? t('downloaded') : picture ? t('pages', { count: picture.pages }) : ''}
      </Text>
      {failure ? (
        <ErrorText title={errorDetails(failure)}>{t(`failure.${failureOf(failure)}`)}</ErrorText>
      ) : null}
    </Stack>
  );
}
