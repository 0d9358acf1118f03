import { fileListSchema } from './documents';

const listOf = (bytes: number) => {
  const piece = { sha256: 'a'.repeat(64), bytes, packed: true };
  return { snapshot: 'one', schemaVersion: 1, files: { duckdb: { bytes, pieces: [piece] } } };
};

test('a piece that would fill the memory of a pull is rejected', () => {
  expect(fileListSchema.safeParse(listOf(64 * 1024 * 1024)).success).toBe(true);
  expect(fileListSchema.safeParse(listOf(64 * 1024 * 1024 + 1)).success).toBe(false);
});
