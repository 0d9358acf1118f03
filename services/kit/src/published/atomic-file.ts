import { open, rename } from 'node:fs/promises';

/** Whoever reads the file finds the old content or the new, never a part, also after a power cut. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
