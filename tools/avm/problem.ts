/** Invalid table, mapping or command; the message says where. */
export class Problem extends Error {}
