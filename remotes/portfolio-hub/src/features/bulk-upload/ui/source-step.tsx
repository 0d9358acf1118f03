import { exampleAddresses } from '@kavel/contracts';
import { bulkLineLimit } from '@kavel/contracts/bulk';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Card, Flex, Grid, Notice, Spinner, Stack, Text } from '@kavel/ui/core';
import { Field, Select, Textarea } from '@kavel/ui/forms';
import { useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { FileDrop } from '../../../common/file-drop';
import { useTexts } from '../../../i18n';
import { useBulkTexts } from '../../../i18n/bulk';
import { TemplateButtons } from '../../list-template';
import { bulkQueries, createJob } from '../api/bulk-calls';
import { saveDraft } from '../api/draft';
import { keepSource } from '../api/sources';
import { canCompose } from '../model/columns';
import { partsOf } from '../model/parts';
import { ColumnMapping } from './column-mapping';
import { ListLeaveGuard } from './list-leave-guard';
import { type Source, useSource } from './use-source';

/** Accepted file types of a list, for an input's `accept`. */
const listFiles =
  '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface SourceStepProps {
  portfolioId: string;
  portfolioName: string;
  /** Called when the job was created and its lines can be sent. */
  onSent: (jobId: string) => void;
}

/** First step: choose the source of the list and the roles of its columns. */
export function SourceStep({ portfolioId, portfolioName, onSent }: SourceStepProps) {
  const t = useBulkTexts();
  const common = useTexts();
  const format = useFormats();
  const own = useQuery(bulkQueries.ownColumns(portfolioId));
  const source = useSource(portfolioId, own.data ?? []);
  const { draft, list, roles, refused, reading } = source;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const rows = list?.rowCount ?? 0;
  const tooMany = rows > bulkLineLimit;
  const readable = canCompose(roles);

  const send = async () => {
    const reader = source.handOver();
    if (reader === null) return;
    setBusy(true);
    setFailure(null);
    try {
      const { id } = await createJob(portfolioId, draft.fileName ?? '', rows, partsOf(rows).length);
      keepSource(id, { reader, roles });
      saveDraft(portfolioId, { ...draft, roles, jobId: id });
      onSent(id);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Stack gap="4">
      <ListLeaveGuard active={(draft.text.trim() !== '' || rows > 0) && !busy} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <Card p="4">{draft.fileName ? <ChosenFile source={source} /> : <PastedList source={source} />}</Card>
        <FileDrop
          shape="tall"
          title={t('upload.drop')}
          hint={t('upload.dropHint')}
          choose={t('upload.choose')}
          accept={listFiles}
          onFiles={([file]) => void source.takeFile(file)}
        />
      </Grid>
      <Flex gap="3" rowGap="2" alignItems="center" wrap="wrap">
        <Text fontSize="sm" color="muted">
          {t(own.data?.length ? 'template.withOwn' : 'template.known')}
        </Text>
        <TemplateButtons portfolio={{ name: portfolioName, own: own.data ?? [] }} disabled={!own.data} />
      </Flex>
      {refused ? (
        <Notice tone="error" title={refused.file}>
          {t(`refusals.${refused.reason}`)}
        </Notice>
      ) : null}
      {list && roles.length > 1 && rows > 0 ? (
        <ColumnMapping list={list} roles={roles} own={own.data ?? []} onChange={source.setRoles} />
      ) : null}
      {own.isError ? <Notice tone="warning">{t('ownFailed')}</Notice> : null}
      {rows > 0 && !readable ? <Notice tone="warning">{t('upload.chooseColumns')}</Notice> : null}
      {tooMany ? (
        <Notice tone="error">
          {t('upload.tooMany', { number: format.number(rows), limit: format.number(bulkLineLimit) })}
        </Notice>
      ) : null}
      {failure ? <Notice tone="error">{common(`errors.${errorKey(failure)}`)}</Notice> : null}
      <Flex gap="3" alignItems="center" wrap="wrap">
        <Button
          variant="solid"
          size="lg"
          disabled={rows === 0 || tooMany || !readable || reading || busy || own.isPending}
          onClick={() => void send()}
        >
          {t('upload.check', { count: rows, number: format.number(rows) })}
        </Button>
        {reading ? <Spinner label={t('reading')} /> : null}
        <Box fontSize="sm" color="muted">
          {t('upload.checkHint')}
        </Box>
      </Flex>
    </Stack>
  );
}

function PastedList({ source: { draft, writeText } }: { source: Source }) {
  const t = useBulkTexts();
  return (
    <Field label={t('upload.paste')} hint={t('upload.pasteHint')}>
      <Textarea
        rows={12}
        spellCheck={false}
        value={draft.text}
        placeholder={exampleAddresses.join('\n')}
        onChange={event => writeText(event.target.value)}
      />
    </Field>
  );
}

function ChosenFile({ source: { draft, list, chooseSheet, clear } }: { source: Source }) {
  const t = useBulkTexts();
  const format = useFormats();
  const rows = list?.rowCount ?? 0;
  return (
    <Stack gap="3" alignItems="flex-start">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {draft.fileName}
      </Text>
      {list && list.sheets.length > 1 ? (
        <Field label={t('sheet')}>
          <Select value={String(list.sheet)} onChange={event => void chooseSheet(Number(event.target.value))}>
            {list.sheets.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Text color="muted">{t('upload.rowsRead', { count: rows, number: format.number(rows) })}</Text>
      <Button onClick={clear}>{t('upload.removeFile')}</Button>
    </Stack>
  );
}
