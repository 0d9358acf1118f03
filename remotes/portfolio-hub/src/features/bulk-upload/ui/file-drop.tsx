import { Button, chakra, Text } from '@kavel/ui/core';
import { Upload } from '@kavel/ui/icons';
import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n';

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    p: '6',
    textAlign: 'center',
    bg: 'surface',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'lineStrong',
    borderRadius: 'lg',
    '&[data-over=true]': { bg: 'accentSoft', borderColor: 'accent' },
  },
});

/** Takes a file that is dropped or chosen. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <Zone
      data-over={over}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Upload aria-hidden />
      <Text fontWeight="medium">{t('upload.drop')}</Text>
      <Text fontSize="sm" color="muted">
        {t('upload.dropHint')}
      </Text>
      <Button onClick={() => input.current?.click()}>{t('upload.choose')}</Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('upload.choose')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </Zone>
  );
}
