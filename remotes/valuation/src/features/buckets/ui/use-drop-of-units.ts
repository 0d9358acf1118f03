import { type DragEvent, useState } from 'react';
import { carried, carries } from '../model/carried-units';

/** What makes an element a place to drop units on: shown with `data-over` while they hang above it. */
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
