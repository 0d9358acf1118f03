import { call, errorDetails } from '@kavel/api-client';
import { type BriefInput, type BriefRow, briefApi } from '@kavel/contracts/reports';
import { exportFile, workbookFile } from '@kavel/files';
import { fileNameOf, useFormats, useLanguage } from '@kavel/i18n';
import { useMutation, useQuery, useQueryClient } from '@kavel/query';
import { useNavigate } from '@kavel/router';
import {
  Button,
  ErrorText,
  LinkButton,
  PlainList,
  SectionTitle,
  Stack,
  Text,
  TextLink,
} from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Download, FileText } from '@kavel/ui/icons';
import { useState } from 'react';
import { briefsQuery } from '../../documents';
import { useTexts } from '../i18n';

export interface SavedBriefsProps {
  /** The saved brief that is open. */
  id: string | null;
  name: string;
  input: BriefInput;
  rows: readonly BriefRow[];
  /** A value falls short of the law. */
  refused: boolean;
}

/** Saves a version, offers it as PDF and workbook, and lists what was saved. */
export function SavedBriefs({ id, name: savedName, input, rows, refused }: SavedBriefsProps) {
  const t = useTexts();
  const format = useFormats();
  const language = useLanguage();
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
  const makeWorkbook = async () => {
    const heads = [
      'no',
      'chapter',
      'requirement',
      'nlsfb',
      'value',
      'unit',
      'level',
      'source',
      'lawDate',
      'verification',
      'status',
    ] as const;
    const cells = rows.map(row => [
      row.no,
      t(`chapters.${row.chapter}`),
      row.text[language],
      row.nlsfb,
      row.value,
      row.unit,
      t(`levels.${row.level}`),
      row.article || row.source,
      row.lawDate,
      t(`verifications.${row.verification}`),
      t(`statuses.${row.status}`),
    ]);
    const file = await workbookFile([
      {
        name: t('sheet'),
        rows: [heads.map(head => t(`columns.${head}`)), ...cells],
        widths: [6, 24, 50, 8, 10, 12, 10, 28, 12, 14, 16],
        stickyRows: 1,
      },
    ]);
    await exportFile({
      content: file,
      fileName: fileNameOf([t('title'), name], 'xlsx'),
      object: 'technical-brief',
      objectId: id ?? undefined,
      rows: rows.length,
    });
  };
  const exporting = useMutation({ mutationFn: makeWorkbook });
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
        <LinkButton to={`/pdf?document=technisch-pve&id=${id}`}>
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
              </li>
            ))}
          </PlainList>
        </section>
      ) : null}
    </Stack>
  );
}
