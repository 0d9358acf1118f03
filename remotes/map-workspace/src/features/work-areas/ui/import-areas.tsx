import type { Outline } from '@kavel/contracts/work-areas';
import { Button, Flex, Notice, PlainList, Stack, Text } from '@kavel/ui/core';
import { Upload } from '@kavel/ui/icons';
import { useRef, useState } from 'react';
import { useTexts } from '../i18n';
import { type ReadGeoJson, readGeoJson } from '../model/read-geojson';
import { Deliveries } from './deliveries';
import type { WorkAreaCalls } from './use-work-area-calls';

export interface ImportAreasProps {
  calls: WorkAreaCalls;
  onPreview: (outlines: readonly Outline[]) => void;
  onEnd: () => void;
}

/** Imports work areas from a GeoJSON file, with a preview; lists earlier deliveries. */
export function ImportAreas({ calls, onPreview, onEnd }: ImportAreasProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; read: ReadGeoJson } | null>(null);
  const [busy, setBusy] = useState(false);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = readGeoJson(await chosen.text());
    setFile({ name: chosen.name.slice(0, 120), read });
    onPreview(read.kind === 'read' ? read.areas.flatMap(({ outline }) => outline ?? []) : []);
  };
  const store = async () => {
    if (file?.read.kind !== 'read') return;
    setBusy(true);
    const stored = await calls.deliver(file.name, file.read.areas);
    setBusy(false);
    if (!stored) return;
    setFile(null);
    onPreview([]);
  };

  return (
    <Stack gap="3" p="4">
      <Text fontSize="sm">{t('import.how')}</Text>
      <Flex gap="2" wrap="wrap">
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t('import.file')}
        </Button>
        <Button onClick={onEnd}>{t('import.back')}</Button>
      </Flex>
      <input
        ref={input}
        hidden
        type="file"
        accept=".geojson,.json,application/geo+json,application/json"
        aria-label={t('import.file')}
        onChange={event => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {file?.read.kind === 'refused' ? (
        <Notice tone="error">{t(`import.refusals.${file.read.reason}`)}</Notice>
      ) : null}
      {file?.read.kind === 'read' ? (
        <Preview name={file.name} read={file.read} busy={busy} onStore={() => void store()} />
      ) : null}
      <Deliveries calls={calls} />
    </Stack>
  );
}

interface PreviewProps {
  name: string;
  read: Extract<ReadGeoJson, { kind: 'read' }>;
  busy: boolean;
  onStore: () => void;
}

function Preview({ name, read: { areas, isRd }, busy, onStore }: PreviewProps) {
  const t = useTexts();
  const usable = areas.filter(({ problem }) => problem === null).length;
  return (
    <Stack gap="2" as="section" aria-label={name}>
      <Text fontSize="sm" fontWeight="medium">
        {t('import.usable', { name, n: usable, total: areas.length })}
      </Text>
      {isRd ? (
        <Text fontSize="sm" color="muted">
          {t('import.rd')}
        </Text>
      ) : null}
      <PlainList maxHeight="14rem" overflowY="auto">
        {areas.map((area, at) => (
          <Text as="li" key={at} fontSize="sm" py="1">
            {`${at + 1}. ${area.name}`}
            {area.problem ? ` — ${t(`import.problems.${area.problem}`)}` : ''}
          </Text>
        ))}
      </PlainList>
      <Button variant="solid" alignSelf="start" disabled={busy} onClick={onStore}>
        {t('import.store')}
      </Button>
    </Stack>
  );
}
