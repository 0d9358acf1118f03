/** A command is not right; the message says what would be. */
export class UsageError extends Error {}
