/** The first part is small, so that the user sees something soon. */
const firstChunk = 200;
const laterChunk = 1_000;

/** The next lines to check after so many. */
export function nextChunk<Line>(lines: readonly Line[], done: number): Line[] {
  return lines.slice(done, done + (done === 0 ? firstChunk : laterChunk));
}
