import { ApiError } from '@kavel/api-client';
import { bus } from '@kavel/event-bus';
import { useFormats } from '@kavel/i18n';
import { Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { recallChoice, rememberChoice } from '../api/choice-memory';
import { useTexts } from '../i18n';
import {
  type ColumnChoice,
  guessColumns,
  type Headings,
  type ImportRow,
  importRows,
} from '../model/column-choice';
import { ColumnFields } from './column-fields';
import { FilePicker } from './file-picker';

/** The file that is previewed: its cells, and its rows as they are sent. */
export interface PreviewedFile<Field extends string> {
  name: string;
  table: readonly (readonly string[])[];
  rows: readonly ImportRow<Field>[];
}

export interface TableImportProps<Field extends string, Preview> {
  title: string;
  intro: string;
  /** Name under which the device remembers mappings of files by their headings; absent: none are. */
  memory?: string;
  fields: readonly { field: Field; label: string }[];
  headings: Headings<Field>;
  /** Fields that are always in view, by what was recognised; absent: all of them. */
  leading?: (guess: ColumnChoice<Field>) => readonly Field[];
  /** A file was chosen whose columns have these names. */
  onFile?: (heading: readonly string[], guess: ColumnChoice<Field>) => void;
  limits: { rows: number; cell: number };
  /** What must still be chosen before rows can be read; null: nothing. */
  lacks: (choice: ColumnChoice<Field>) => string | null;
  /** How to read the rows, where the file has no such column. */
  settings?: ReactNode;
  /** Changes with the settings: what was previewed before does not hold any more. */
  settingsKey?: string;
  preview: (file: { name: string; rows: ImportRow<Field>[] }) => Promise<Preview>;
  /** Text of the preview, and whether it has rows to import. */
  show: (preview: Preview, file: PreviewedFile<Field>) => ReactNode;
  hasRows: (preview: Preview) => boolean;
  start: (file: { name: string; rows: ImportRow<Field>[] }) => Promise<unknown>;
  /** Shown until a file is chosen. */
  earlier: ReactNode;
  onClose: () => void;
}

interface Source<Field extends string> {
  name: string;
  table: string[][];
  choice: ColumnChoice<Field>;
  /** Fields that stay in view while others are chosen. */
  leading: readonly Field[];
}

/** A file is chosen, its columns are named, its rows are previewed, and then it goes in. */
export function TableImport<Field extends string, Preview>(props: TableImportProps<Field, Preview>) {
  const { fields, headings, limits, settingsKey = '' } = props;
  const t = useTexts();
  const { number } = useFormats();
  const [source, setSource] = useState<Source<Field> | null>(null);
  const [previewed, setPreviewed] = useState<{ preview: Preview; settingsKey: string } | null>(null);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<'refused' | 'unanswered' | null>(null);
  // A hundred thousand rows take longer than a frame.
  const { table, choice: chosen } = source ?? {};
  const rows = useMemo(
    () => (table && chosen ? importRows(table, chosen, limits.cell) : []),
    [table, chosen, limits.cell],
  );
  const lacking = source ? props.lacks(source.choice) : null;
  const tooMany = rows.length > limits.rows;
  const ready = source !== null && lacking === null && rows.length > 0 && !tooMany && !checking;
  const preview = previewed?.settingsKey === settingsKey ? previewed.preview : null;

  // Below all columns the preview would be out of view.
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview) ways.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);

  const choose = (next: Source<Field> | null) => {
    setPreviewed(null);
    setFailure(null);
    setSource(next);
  };
  const work = async (does: () => Promise<void>) => {
    setChecking(true);
    setFailure(null);
    await does().catch(error => setFailure(error instanceof ApiError ? 'refused' : 'unanswered'));
    setChecking(false);
  };
  const take = (file: string, table: string[][] | null) => {
    if (table === null) return choose(null);
    const [heading = []] = table;
    const choice = (props.memory && recallChoice(props.memory, heading)) || guessColumns(heading, headings);
    const leading = props.leading?.(choice) ?? fields.map(({ field }) => field);
    choose({ name: file, table, choice, leading });
    props.onFile?.(heading, choice);
  };
  const name = source?.name ?? '';
  const show = () =>
    work(async () => setPreviewed({ preview: await props.preview({ name, rows }), settingsKey }));
  const start = () =>
    work(async () => {
      await props.start({ name, rows });
      bus.publish('toast', { tone: 'success', title: t('done', { name }) });
      choose(null);
    });

  return (
    <Dialog open wide onClose={props.onClose} title={props.title} closeLabel={t('close')}>
      <Stack gap="4">
        <Text color="muted">{props.intro}</Text>
        <FilePicker
          busy={checking ? t('checking') : null}
          told={source ? t('rows', { count: rows.length, n: number(rows.length), file: source.name }) : null}
          onTable={take}
        />
        {source ? props.settings : null}
        {source ? (
          <ColumnFields
            heading={source.table[0] ?? []}
            key={source.name}
            fields={fields}
            leading={source.leading}
            choice={source.choice}
            onChange={choice => {
              if (props.memory) rememberChoice(props.memory, source.table[0] ?? [], choice);
              choose({ ...source, choice });
            }}
          />
        ) : null}
        {source && (lacking || rows.length === 0) ? (
          <Notice tone="warning">{rows.length === 0 ? t('noRows') : lacking}</Notice>
        ) : null}
        {tooMany ? (
          <Notice tone="error">
            {t('tooManyRows', { limit: number(limits.rows), n: number(rows.length) })}
          </Notice>
        ) : null}
        {preview && source ? (
          <Stack gap="3" role="status">
            {props.show(preview, { name, table: source.table, rows })}
          </Stack>
        ) : null}
        {failure ? <Notice tone="error">{t(`failures.${failure}`)}</Notice> : null}
        {source ? (
          <Flex ref={ways} gap="2" justifyContent="flex-end">
            <Button variant={preview ? 'outline' : 'solid'} disabled={!ready} onClick={() => void show()}>
              {t('preview')}
            </Button>
            {preview ? (
              <Button
                variant="solid"
                disabled={!ready || !props.hasRows(preview)}
                onClick={() => void start()}
              >
                {t('start')}
              </Button>
            ) : null}
          </Flex>
        ) : (
          props.earlier
        )}
      </Stack>
    </Dialog>
  );
}
