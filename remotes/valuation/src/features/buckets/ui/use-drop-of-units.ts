import { type DragEvent, useState } from 'react';
import { carried, carries } from '../model/carried-units';

/** Props of a drop target for units; it has `data-over` while units are dragged over it. */
export function useDropOfUnits(onDrop: (unitIds: readonly string[]) => void) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver(event: DragEvent) {
      if (!carries(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!carries(event.dataTransfer)) return;
      event.preventDefault();
      onDrop(carried(event.dataTransfer));
    },
  };
}
