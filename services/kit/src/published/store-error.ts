/** An error that the operator can fix; the message says how. */
export class StoreError extends Error {}
