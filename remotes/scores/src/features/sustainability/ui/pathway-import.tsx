import { call } from '@kavel/api-client';
import {
  type PathwayFile,
  type PathwayPreview,
  pathwayApi,
  pathwayLimits,
} from '@kavel/contracts/sustainability';
import { useMutation, useQueryClient } from '@kavel/query';
import { Box, Button, ErrorText, Flex, PlainList, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Upload } from '@kavel/ui/icons';
import { useRef, useState } from 'react';
import { renewPathways } from '../api/queries';
import { useTexts } from '../i18n';
import { type PathwayFileProblem, readPathwayFile } from '../model/read-pathway-file';

const shownRejections = 5;

/** Chooses a file, shows what would be taken over, and imports it. */
export function PathwayImportForm() {
  const t = useTexts();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState('');
  const [unreadable, setUnreadable] = useState<PathwayFileProblem | null>(null);
  const [file, setFile] = useState<Pick<PathwayFile, 'name' | 'rows'> | null>(null);
  const preview = useMutation({
    mutationFn: (body: PathwayFile) => call(pathwayApi.previewPathways, { body }),
  });
  const importing = useMutation({
    mutationFn: (body: PathwayFile) => call(pathwayApi.importPathways, { body }),
    onSuccess: () => renewPathways(client),
  });
  const choose = async (chosen: File | undefined) => {
    importing.reset();
    preview.reset();
    if (!chosen) return setFile(null);
    const rows = readPathwayFile(await chosen.text());
    if (typeof rows === 'string') {
      setUnreadable(rows);
      return setFile(null);
    }
    const name = chosen.name.slice(0, pathwayLimits.name);
    setUnreadable(null);
    setFile({ name, rows });
    preview.mutate({ name, source: source.trim() || name, rows });
  };
  const isReady = file !== null && source.trim() !== '' && (preview.data?.accepted ?? 0) > 0;
  return (
    <Stack
      as="form"
      gap="3"
      maxWidth="28rem"
      onSubmit={event => {
        event.preventDefault();
        if (file && isReady) importing.mutate({ ...file, source: source.trim() });
      }}
    >
      <Field label={t('pathways.source')}>
        <Input
          value={source}
          maxLength={pathwayLimits.name}
          placeholder={t('pathways.sourcePlaceholder')}
          onChange={event => setSource(event.target.value)}
        />
      </Field>
      <Stack gap="1">
        <Flex alignItems="center" gap="3">
          <Button onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            {t('pathways.file')}
          </Button>
          <Text fontSize="sm" minWidth="0" overflowWrap="anywhere">
            {file?.name}
          </Text>
        </Flex>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label={t('pathways.file')}
          onChange={event => {
            void choose(event.target.files?.[0]);
            // The same file can be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
        {unreadable ? <ErrorText>{t(`pathways.unreadable.${unreadable}`)}</ErrorText> : null}
      </Stack>
      {preview.data ? <Preview preview={preview.data} /> : null}
      {preview.isError || importing.isError ? <ErrorText>{t('pathways.failed')}</ErrorText> : null}
      <Box>
        <Button type="submit" disabled={!isReady || importing.isPending || importing.isSuccess}>
          {t(importing.isPending ? 'pathways.importing' : 'pathways.import')}
        </Button>
      </Box>
      <Text role="status" fontSize="sm">
        {importing.isSuccess ? t('pathways.imported') : ''}
      </Text>
    </Stack>
  );
}

function Preview({ preview: { accepted, rejected } }: { preview: PathwayPreview }) {
  const t = useTexts();
  const more = rejected.length - shownRejections;
  return (
    <Box fontSize="sm">
      <Text>{t('pathways.preview', { accepted: String(accepted), rejected: String(rejected.length) })}</Text>
      <PlainList>
        {rejected.slice(0, shownRejections).map(({ line, problem }) => (
          <Text as="li" key={line} color="muted">
            {t('pathways.rejected', { line: String(line), problem: t(`pathways.problems.${problem}`) })}
          </Text>
        ))}
        {more > 0 ? (
          <Text as="li" color="muted">
            {t('pathways.more', { count: String(more) })}
          </Text>
        ) : null}
      </PlainList>
    </Box>
  );
}
