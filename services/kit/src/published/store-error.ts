/** Something that whoever runs a command or a server can mend; the message says what. */
export class StoreError extends Error {}
