/** The table, the mapping or the command is not right; the message says where. */
export class Problem extends Error {}
