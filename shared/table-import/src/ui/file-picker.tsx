import { shortened } from '@kavel/i18n';
import { Button, Flex, Notice, Spinner, Text } from '@kavel/ui/core';
import { Upload } from '@kavel/ui/icons';
import { useRef, useState } from 'react';
import { readFile } from '../api/read-file';
import { useTexts } from '../i18n';

const accept =
  '.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Characters of the name of a file that services keep. */
const longestName = 120;

type Refusal = Extract<Awaited<ReturnType<typeof readFile>>, { kind: 'refused' }>['reason'];

export interface FilePickerProps {
  /** What goes on elsewhere. */
  busy: string | null;
  /** What is known of the file. */
  told: string | null;
  /** Null when the file was refused. */
  onTable: (name: string, table: string[][] | null) => void;
}

/** A file from the computer, read as a table; a refused one with the reason. */
export function FilePicker({ busy, told, onTable }: FilePickerProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [reading, setReading] = useState(false);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    const read = await readFile(file);
    setReading(false);
    setRefusal(read.kind === 'refused' ? read.reason : null);
    onTable(shortened(file.name, longestName), read.kind === 'refused' ? null : read.rows);
  };
  const label = reading ? t('reading') : busy;
  return (
    <>
      <Flex gap="3" alignItems="center">
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t('choose')}
        </Button>
        {told === null ? null : <Text>{told}</Text>}
        {label === null ? null : <Spinner label={label} />}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          aria-label={t('choose')}
          onChange={event => {
            void take(event.target.files?.[0]);
            // The same file can be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </Flex>
      {refusal ? <Notice tone="error">{t(`refusals.${refusal}`)}</Notice> : null}
    </>
  );
}
