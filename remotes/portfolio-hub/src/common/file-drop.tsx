import { Button, Flex, Grid, Text } from '@kavel/ui/core';
import { Upload } from '@kavel/ui/icons';
import { type DragEvent, useRef, useState } from 'react';

const shapes = {
  line: {
    zone: { flexWrap: 'wrap', p: '4' },
    words: { flex: '1', minWidth: '12rem' },
  },
  tall: {
    zone: { flexDirection: 'column', justifyContent: 'center', textAlign: 'center', p: '6' },
    words: { gap: '3' },
  },
} as const;

export interface FileDropProps {
  title: string;
  hint: string;
  /** Label of the button that opens the system's file dialog. */
  choose: string;
  /** One line above a list, or the full height of its container. */
  shape: 'line' | 'tall';
  /** As in the `accept` attribute of an input; dropped files are not restricted. */
  accept?: string;
  /** Never called with an empty list. */
  onFiles: (files: [File, ...File[]]) => void;
  multiple?: boolean;
}

/** Accepts dropped or chosen files. */
export function FileDrop({ title, hint, choose, shape, accept, multiple, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (files: Iterable<File>) => {
    const [first, ...others] = files;
    if (first) onFiles([first, ...others]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Flex
      alignItems="center"
      gap="3"
      bg={over ? 'accentSoft' : 'surface'}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={over ? 'accent' : 'lineStrong'}
      borderRadius="lg"
      {...shapes[shape].zone}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Upload aria-hidden />
      <Grid {...shapes[shape].words}>
        <Text fontWeight="medium">{title}</Text>
        <Text fontSize="sm" color="muted">
          {hint}
        </Text>
      </Grid>
      <Button variant={shape === 'line' ? 'solid' : 'outline'} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={choose}
        onChange={event => {
          take(event.target.files ?? []);
          // Allows choosing the same file again after it was corrected.
          event.target.value = '';
        }}
      />
    </Flex>
  );
}
