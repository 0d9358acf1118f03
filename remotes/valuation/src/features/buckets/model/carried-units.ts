const kind = 'application/x-kavel-units';
type Carrier = Pick<DataTransfer, 'types' | 'getData' | 'setData'>;

/** Units on their way to a bucket by drag: written when the drag starts. */
export function carry(carrier: Carrier, unitIds: readonly string[]): void {
  carrier.setData(kind, unitIds.join(' '));
}

/** Whether units are dragged, and not a file or a text; all that may be asked before the drop. */
export function carries(carrier: Carrier): boolean {
  return carrier.types.includes(kind);
}

/** The units that were dropped. They may be those of another valuation, dragged over from its tab. */
export function carried(carrier: Carrier): string[] {
  return carrier.getData(kind).split(' ');
}
