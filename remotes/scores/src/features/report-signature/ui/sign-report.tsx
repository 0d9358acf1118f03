import { ApiError } from '@kavel/api-client';
import type { ValuationReportBody } from '@kavel/contracts/reports';
import { saveFile } from '@kavel/files';
import { useQuery } from '@kavel/query';
import { Button, ErrorText, Stack, Text, TextLink } from '@kavel/ui/core';
import { useState } from 'react';
import { signingQuery, signReport } from '../api/signature-calls';
import { useTexts } from '../i18n';
import { sha256Of } from '../model/sha256';

export interface SignReportProps {
  report: ValuationReportBody;
  /** Makes the PDF whose signature is asked for. */
  fetchPdf: () => Promise<Blob>;
  /** Name of the file with this ending. */
  nameOf: (ending: string) => string;
}

/** Downloads the PDF with its signature in a file beside it; nothing where signing is not set up. */
export function SignReport({ report, fetchPdf, nameOf }: SignReportProps) {
  const t = useTexts();
  const { data } = useQuery(signingQuery);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  if (data?.missing === 'key')
    return (
      <Text fontSize="sm" color="muted">
        {t('noKey')}
      </Text>
    );
  if (!data?.available) return null;
  const sign = async () => {
    setState('busy');
    setFailure(null);
    try {
      const pdf = await fetchPdf();
      const signature = await signReport(report, await sha256Of(pdf));
      saveFile(pdf, nameOf('pdf'));
      const text = `${JSON.stringify(signature, null, 2)}\n`;
      saveFile(new Blob([text], { type: 'application/json' }), nameOf('sig.json'));
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('idle');
    }
  };
  return (
    <Stack gap="2">
      <Button disabled={state === 'busy'} onClick={() => void sign()}>
        {t(state === 'busy' ? 'signing' : 'sign')}
      </Button>
      <Text fontSize="sm" color="muted" role="status">
        {state === 'done' ? t('signed') : t('noQualified')}
      </Text>
      {failure ? (
        <ErrorText>
          {t(failure instanceof ApiError && failure.code === 'conflict' ? 'notApproved' : 'failed')}
        </ErrorText>
      ) : null}
      <TextLink to="/pdf/verify">{t('toVerify')}</TextLink>
    </Stack>
  );
}
