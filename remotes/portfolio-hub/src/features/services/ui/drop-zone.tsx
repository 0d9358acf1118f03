import { Button, chakra, Text } from '@kavel/ui/core';
import { Upload } from '@kavel/ui/icons';
import { type DragEvent, useRef, useState } from 'react';
import { useServiceTexts } from '../../../i18n/services';

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'lineStrong',
    borderRadius: 'lg',
    '&[data-over=true]': { bg: 'accentSoft', borderColor: 'accent' },
  },
});

/** Takes files that are dropped or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useServiceTexts();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
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
      <chakra.div flex="1" minWidth="12rem">
        <Text fontWeight="medium">{t('files.drop')}</Text>
        <Text fontSize="sm" color="muted">
          {t('files.dropHint')}
        </Text>
      </chakra.div>
      <Button variant="solid" onClick={() => input.current?.click()}>
        {t('files.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('files.choose')}
        onChange={event => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </Zone>
  );
}
