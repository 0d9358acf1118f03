import { errorDetails } from '@kavel/api-client';
import { type DocumentFormat, documentFormats } from '@kavel/contracts/reports';
import { saveFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, ErrorText, Stack, Text, TextLink } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { Download } from '@kavel/ui/icons';
import { useState } from 'react';
import { SignReport } from '../../report-signature';
import { type ChosenDocument, fetchDocument, pictureQuery, reportBodyOf } from '../api/document-calls';
import { useTexts } from '../i18n';
import { failureOf } from '../model/failure';

/** Downloads the document: as PDF, and a valuation report also as Word document or workbook. */
export function DocumentDownload({ chosen }: { chosen: ChosenDocument }) {
  const t = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const [kind, setKind] = useState<DocumentFormat>('pdf');
  const { data: picture } = useQuery(pictureQuery(chosen));
  const download = async () => {
    setState('busy');
    setFailure(null);
    try {
      saveFile(
        await fetchDocument(chosen, kind),
        fileNameOf([t(`templates.${chosen.template}`), chosen.subject], kind),
      );
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('idle');
    }
  };
  return (
    <Stack gap="2">
      {chosen.template === 'valuation' ? (
        <Field label={t('file')}>
          <Select
            value={kind}
            onChange={event => {
              setKind(documentFormats.find(one => one === event.target.value) ?? 'pdf');
              setState('idle');
            }}
          >
            {documentFormats.map(one => (
              <option key={one} value={one}>
                {t(`files.${one}.name`)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Button variant="solid" disabled={state === 'busy'} onClick={() => void download()}>
        <Download aria-hidden />
        {t(`files.${kind}.${state === 'busy' ? 'making' : 'download'}`)}
      </Button>
      <Text role="status" fontSize="sm" color="muted">
        {state === 'done' ? t(`files.${kind}.done`) : picture ? t('pages', { count: picture.pages }) : ''}
      </Text>
      {chosen.template === 'valuation' ? (
        <TextLink to={batchAddress(chosen, kind)} fontSize="sm">
          {t('inBackground')}
        </TextLink>
      ) : null}
      {chosen.template === 'valuation' ? (
        <SignReport
          report={reportBodyOf(chosen)}
          fetchPdf={() => fetchDocument(chosen, 'pdf')}
          nameOf={ending => fileNameOf([t('templates.valuation'), chosen.subject], ending)}
        />
      ) : null}
      {failure ? (
        <ErrorText title={errorDetails(failure)}>{t(`failure.${failureOf(failure)}`)}</ErrorText>
      ) : null}
    </Stack>
  );
}

/** Where the same report is made by a job, for one of many units. */
function batchAddress({ template, subject, layout }: ChosenDocument, format: DocumentFormat): string {
  const asked = {
    document: template,
    id: subject,
    format,
    ...(layout === undefined ? {} : { template: layout }),
  };
  return `/pdf-export?${new URLSearchParams(asked)}`;
}
