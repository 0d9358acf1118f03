import { Text, type TextProps } from '@kavel/ui/core';
import { GripVertical } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { carry } from '../model/carried-units';

const Handle = (props: TextProps) => (
  <Text
    as="span"
    display="flex"
    alignItems="center"
    gap="1"
    ms="-1"
    cursor="grab"
    css={{
      '& > svg': { width: '4', height: '4', flex: 'none', color: 'muted' },
      '@media (hover: none)': { '& > svg': { display: 'none' } },
    }}
    {...props}
  />
);

export interface DraggableUnitsProps {
  /** Units to drag: the whole selection when this unit is part of it. */
  unitIds: readonly string[];
  children: ReactNode;
}

/** Draggable unit row. Keyboard and touch users have the row's select and the checkboxes instead. */
export function DraggableUnits({ unitIds, children }: DraggableUnitsProps) {
  return (
    <Handle
      draggable
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move';
        carry(event.dataTransfer, unitIds);
      }}
    >
      <GripVertical aria-hidden />
      {children}
    </Handle>
  );
}
