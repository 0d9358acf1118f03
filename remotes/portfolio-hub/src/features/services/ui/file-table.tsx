import type { ServiceFile } from '@kavel/contracts/services';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Menu, Text, useBreakpoint } from '@kavel/ui/core';
import { type Column, DataTable } from '@kavel/ui/data';
import { Download, FileText, Trash2, TriangleAlert } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { useServiceTexts } from '../../../i18n/services';
import { sizeText } from '../model/file-size';
import { belies, fileType } from '../model/file-type';

export interface FileTableProps {
  files: readonly ServiceFile[];
  onOpen: (file: ServiceFile) => void;
  onDownload: (file: ServiceFile) => void;
  /** Absent: read-only. */
  onRemove: ((file: ServiceFile) => void) | undefined;
}

/** The files, each with its actions. */
export function FileTable({ files, onOpen, onDownload, onRemove }: FileTableProps) {
  const t = useServiceTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');

  const item = (key: 'view' | 'download' | 'remove', icon: ReactNode, onSelect: () => void) => ({
    key,
    label: (
      <>
        {icon} {t(`files.${key}`)}
      </>
    ),
    onSelect,
  });

  const menuOf = (file: ServiceFile) => (
    <Menu
      trigger="⋯"
      label={t('files.actionsFor', { name: file.file_name })}
      items={[
        item('view', <FileText aria-hidden />, () => onOpen(file)),
        item('download', <Download aria-hidden />, () => onDownload(file)),
        ...(onRemove ? [item('remove', <Trash2 aria-hidden />, () => onRemove(file))] : []),
      ]}
    />
  );

  const columns: Column<ServiceFile>[] = [
    {
      key: 'name',
      header: t('files.name'),
      width: 'minmax(8rem, 3fr)',
      sortBy: file => file.file_name,
      cell: file => <FileName file={file} onOpen={onOpen} />,
    },
    {
      key: 'type',
      header: t('files.type'),
      width: 'minmax(7rem, 1fr)',
      sortBy: file => t(`types.${fileType(file.contentType)}`),
      cell: file => t(`types.${fileType(file.contentType)}`),
    },
    {
      key: 'size',
      header: t('files.size'),
      numeric: true,
      width: 'minmax(5.5rem, 1fr)',
      sortBy: file => file.size,
      cell: file => sizeText(file.size, format),
    },
    {
      key: 'added',
      header: t('files.added'),
      width: 'minmax(7rem, 1fr)',
      sortBy: file => file.createdAt,
      cell: file => format.date(file.createdAt),
    },
    { key: 'actions', header: '', width: '4rem', cell: menuOf },
  ];

  return (
    <Card overflow="hidden">
      <DataTable
        label={t('files.title')}
        columns={narrow ? columns.filter(({ key }) => key !== 'type' && key !== 'added') : columns}
        rows={files}
        rowKey={file => file.fileId}
        maxHeight="calc(100dvh - 20rem)"
        empty={
          <Text p="4" color="muted" fontSize="sm">
            {t('files.emptyTitle')}
          </Text>
        }
      />
    </Card>
  );
}

function FileName({ file, onOpen }: Pick<FileTableProps, 'onOpen'> & { file: ServiceFile }) {
  const t = useServiceTexts();
  const { file_name: name, contentType } = file;
  const type = t(`types.${fileType(contentType)}`);
  return (
    <Text as="span" display="flex" alignItems="center" gap="1" minWidth="0">
      <Button
        variant="ghost"
        px="0"
        minWidth="0"
        flexShrink={1}
        color="accent"
        justifyContent="flex-start"
        aria-label={t('files.open', { name })}
        title={name}
        onClick={() => onOpen(file)}
      >
        <Text as="span" truncate dir="auto">
          {name}
        </Text>
      </Button>
      {belies(name, contentType) ? (
        <Text as="span" color="amber" flexShrink={0} title={t('files.otherwise', { type })}>
          <TriangleAlert size={16} role="img" aria-label={t('files.otherwise', { type })} />
        </Text>
      ) : null}
    </Text>
  );
}
