const kind = 'application/x-kavel-units';
type Carrier = Pick<DataTransfer, 'types' | 'getData' | 'setData'>;

/** Writes the dragged unit ids to the drag data; called on drag start. */
export function carry(carrier: Carrier, unitIds: readonly string[]): void {
  carrier.setData(kind, unitIds.join(' '));
}

/** Whether units are dragged, not a file or text; before the drop only the type of the data is readable. */
export function carries(carrier: Carrier): boolean {
  return carrier.types.includes(kind);
}

/** The dropped unit ids. They may belong to another valuation, dragged from its tab. */
export function carried(carrier: Carrier): string[] {
  return carrier.getData(kind).split(' ');
}
