/** Words a minute of a reader who is not in a hurry. */
const wordsPerMinute = 220;

/** Minutes that a text takes to read, at least one. Addresses of links and marks of Markdown are not read. */
export function readingMinutes(markdown: string): number {
  const read = markdown.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.ceil(read.length / wordsPerMinute));
}
