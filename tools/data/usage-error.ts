/** Invalid usage of a command; the message explains the valid one. */
export class UsageError extends Error {}
