import { call, errorDetails } from '@kavel/api-client';
import { type BriefHead, type BriefInput, type BriefRow, briefApi } from '@kavel/contracts/reports';
import { useFormats } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import {
  Button,
  ErrorText,
  Flex,
  LinkButton,
  PlainList,
  SectionTitle,
  Stack,
  Text,
  TextButton,
  TextLink,
} from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Download, FileText } from '@kavel/ui/icons';
import { useState } from 'react';
import { briefsQuery } from '../../documents';
import { useBriefWorkbook } from '../api/brief-workbook';
import { useTexts } from '../i18n';

export interface SavedBriefsProps {
  /** The saved brief that is open, and its version. */
  id: string | null;
  version: number | null;
  name: string;
  input: BriefInput;
  rows: readonly BriefRow[];
  /** A value falls short of the law. */
  refused: boolean;
}

/** Saves a version, offers it as PDF and workbook, and lists what was saved. */
export function SavedBriefs({ id, version, name: savedName, input, rows, refused }: SavedBriefsProps) {
  const t = useTexts();
  const format = useFormats();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState(savedName);
  const briefs = useQuery(briefsQuery);
  const saving = useMutation({
    mutationFn: () => {
      const body = { name, input };
      return id === null
        ? call(briefApi.createBrief, { body })
        : call(briefApi.saveBriefVersion, { params: { id }, body });
    },
    onSuccess: saved => {
      void queries.invalidateQueries({ queryKey: briefsQuery.queryKey });
      navigate(`/technisch-pve?id=${saved.id}`);
    },
  });
  const workbook = useBriefWorkbook();
  const exporting = useMutation({ mutationFn: () => workbook({ id, name: [name], rows }) });
  return (
    <Stack gap="3">
      <Field label={t('name')}>
        <Input value={name} maxLength={120} onChange={event => setName(event.target.value)} />
      </Field>
      <Button
        variant="solid"
        disabled={refused || name.trim() === '' || saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t(id === null ? 'save' : 'saveVersion')}
      </Button>
      {refused ? <Text fontSize="sm">{t('belowLaw')}</Text> : null}
      {saving.error ? <ErrorText title={errorDetails(saving.error)}>{t('notSaved')}</ErrorText> : null}
      {id === null ? null : (
        <LinkButton to={documentOf(id, version)}>
          <FileText aria-hidden />
          {t('pdf')}
        </LinkButton>
      )}
      <Button
        disabled={refused || rows.length === 0 || exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        <Download aria-hidden />
        Excel
      </Button>
      {exporting.error ? (
        <ErrorText title={errorDetails(exporting.error)}>{t('notExported')}</ErrorText>
      ) : null}
      {briefs.data && briefs.data.length > 0 ? (
        <section>
          <SectionTitle>{t('saved')}</SectionTitle>
          <PlainList>
            {briefs.data.map(one => (
              <li key={`${one.id} ${one.version}`}>
                <TextLink to={`/technisch-pve?id=${one.id}&version=${one.version}`}>
                  {t('version', { name: one.name, version: String(one.version) })}
                </TextLink>
                <Text as="span" fontSize="sm" color="muted">
                  {' '}
                  {format.date(one.createdAt)} · {one.userName}
                </Text>
                <VersionFiles brief={one} />
              </li>
            ))}
          </PlainList>
        </section>
      ) : null}
    </Stack>
  );
}

/** The page of the document of a version; null: of the latest. */
const documentOf = (id: string, version: number | null) =>
  `/pdf?document=technisch-pve&id=${id}${version === null ? '' : `&version=${version}`}`;

/** A version as PDF and as workbook, as it was saved. */
function VersionFiles({ brief: { id, version, name } }: { brief: BriefHead }) {
  const t = useTexts();
  const workbook = useBriefWorkbook();
  const title = t('version', { name, version: String(version) });
  const exporting = useMutation({
    mutationFn: async () => {
      const { rows } = await call(briefApi.getBrief, { params: { id }, query: { version } });
      await workbook({ id, name: [title], rows });
    },
  });
  return (
    <Flex gap="3" fontSize="sm">
      <TextLink to={documentOf(id, version)} aria-label={t('pdfOf', { title })}>
        PDF
      </TextLink>
      <TextButton
        disabled={exporting.isPending}
        aria-label={t('excelOf', { title })}
        onClick={() => exporting.mutate()}
      >
        Excel
      </TextButton>
      {exporting.error ? (
        <ErrorText title={errorDetails(exporting.error)}>{t('notExported')}</ErrorText>
      ) : null}
    </Flex>
  );
}
