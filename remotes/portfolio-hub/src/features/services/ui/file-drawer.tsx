import type { ServiceFile } from '@kavel/contracts/services';
import { useFormats } from '@kavel/i18n';
import { Button, DescriptionList, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Select, Textarea } from '@kavel/ui/forms';
import { Download } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { toastSuccess } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useServiceTexts } from '../../../i18n/services';
import { useServiceCalls } from '../api/service-calls';
import { sizeText } from '../model/file-size';
import { belies, fileType } from '../model/file-type';
import { FilePreview } from './file-preview';

export interface FileDrawerProps {
  serviceId: string;
  file: ServiceFile;
  onClose: () => void;
  onDownload: () => void;
  /** Absent: read-only. */
  onRemove: (() => void) | undefined;
}

const kinds = ['report', 'photo', 'plan', 'contract', 'invoice', 'other'] as const;
const descriptionLimit = 2_000;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** One file: preview, description, download. Typed text stays until it is saved or discarded. */
export function FileDrawer({ serviceId, file, onClose, onDownload, onRemove }: FileDrawerProps) {
  const t = useServiceTexts();
  const common = useTexts();
  const calls = useServiceCalls();
  const formId = useId();
  const { file_name: name, contentType, metadata } = file;
  const [kind, setKind] = useState(textOf(metadata.kind));
  const [description, setDescription] = useState(textOf(metadata.description));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const edited = kind !== textOf(metadata.kind) || description !== textOf(metadata.description);

  const save = async () => {
    if (saving || !edited) return;
    setSaving(true);
    setFailure(null);
    try {
      await calls.describe(serviceId, file, { kind, description });
      toastSuccess(t('file.saved', { name }));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      side="right"
      onClose={onClose}
      title={name}
      closeLabel={common('common.close')}
      footer={
        <>
          {onRemove ? (
            <Button variant="danger" me="auto" onClick={onRemove}>
              {t('files.remove')}
            </Button>
          ) : null}
          <Button onClick={onDownload}>
            <Download aria-hidden /> {t('files.download')}
          </Button>
          {onRemove ? (
            <Button type="submit" form={formId} variant="solid" disabled={!edited || saving}>
              {saving ? common('common.busy') : t('file.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="4">
        {belies(name, contentType) ? (
          <Notice tone="warning">
            {t('files.otherwise', { type: t(`types.${fileType(contentType)}`) })}
          </Notice>
        ) : null}
        <FilePreview serviceId={serviceId} file={file} />
        <FileFacts file={file} />
        <form
          id={formId}
          onSubmit={event => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack asChild gap="3" minWidth="0">
            <fieldset disabled={onRemove === undefined}>
              <Field label={t('file.kind')}>
                <Select value={kind} onChange={event => setKind(event.target.value)}>
                  <option value="">{t('file.noKind')}</option>
                  {kinds.map(one => (
                    <option key={one} value={one}>
                      {t(`kinds.${one}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('file.description')}>
                <Textarea
                  rows={4}
                  maxLength={descriptionLimit}
                  value={description}
                  onChange={event => setDescription(event.target.value)}
                />
              </Field>
              {failure ? (
                <Notice tone="error" title={t('file.saveFailed')}>
                  {common(`errors.${errorKey(failure)}`)}
                </Notice>
              ) : null}
            </fieldset>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}

function FileFacts({ file }: { file: ServiceFile }) {
  const t = useServiceTexts();
  const format = useFormats();
  return (
    <DescriptionList
      items={[
        {
          term: t('files.type'),
          value: `${t(`types.${fileType(file.contentType)}`)} (${file.contentType})`,
        },
        { term: t('files.size'), value: sizeText(file.size, format) },
        { term: t('files.added'), value: format.moment(file.createdAt) },
        {
          term: t('file.checksum'),
          value: (
            <Text as="code" fontSize="xs">
              {file.checksum}
            </Text>
          ),
        },
      ]}
    />
  );
}
