import { batchLineLimit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Card, Flex, Grid, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Textarea } from '@kavel/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../../i18n';
import { canCompose } from '../model/columns';
import { type Refusal, readBytes } from '../model/read-bytes';
import { ColumnMapping } from './column-mapping';
import { FileDrop } from './file-drop';
import type { BulkUploadWork } from './use-bulk-upload';

/** The first step: where the list comes from and what its columns are. */
export function SourceStep({ work }: { work: BulkUploadWork }) {
  const t = useTexts();
  const format = useFormats();
  const [refusal, setRefusal] = useState<{ file: string; reason: Refusal } | null>(null);
  const { state, dispatch, list, roles, lines, check } = work;
  const tooMany = lines.length > batchLineLimit;
  const readable = canCompose(roles);

  const takeFile = async (file: File) => {
    const read = readBytes(new Uint8Array(await file.arrayBuffer()));
    if (read.kind === 'refused') return setRefusal({ file: file.name, reason: read.reason });
    setRefusal(null);
    dispatch({ type: 'file-read', text: read.text, fileName: file.name });
  };

  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <Card p="4">
          {state.fileName ? (
            <Stack gap="3" alignItems="flex-start">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {state.fileName}
              </Text>
              <Text color="muted">
                {t('upload.rowsRead', { count: list.rows.length, number: format.number(list.rows.length) })}
              </Text>
              <Button onClick={() => dispatch({ type: 'restarted' })}>{t('upload.removeFile')}</Button>
            </Stack>
          ) : (
            <Field label={t('upload.paste')} hint={t('upload.pasteHint')}>
              <Textarea
                rows={12}
                spellCheck={false}
                value={state.text}
                placeholder={t('upload.example')}
                onChange={event => dispatch({ type: 'text-changed', text: event.target.value })}
              />
            </Field>
          )}
        </Card>
        <FileDrop onFile={file => void takeFile(file)} />
      </Grid>
      {refusal ? (
        <Notice tone="error" title={refusal.file}>
          {t(`refusals.${refusal.reason}`)}
        </Notice>
      ) : null}
      {roles.length > 1 && list.rows.length > 0 ? (
        <ColumnMapping
          list={list}
          roles={roles}
          onChange={changed => dispatch({ type: 'roles-changed', roles: changed })}
        />
      ) : null}
      {lines.length > 0 && !readable ? <Notice tone="warning">{t('upload.chooseColumns')}</Notice> : null}
      {tooMany ? (
        <Notice tone="error">
          {t('upload.tooMany', {
            number: format.number(lines.length),
            limit: format.number(batchLineLimit),
          })}
        </Notice>
      ) : null}
      <Flex gap="3" alignItems="center" wrap="wrap">
        <Button
          variant="solid"
          size="lg"
          disabled={lines.length === 0 || tooMany || !readable}
          onClick={check}
        >
          {t('upload.check', { count: lines.length, number: format.number(lines.length) })}
        </Button>
        <Box fontSize="sm" color="muted">
          {t('upload.checkHint')}
        </Box>
      </Flex>
    </Stack>
  );
}
