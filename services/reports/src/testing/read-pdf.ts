import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a PDF says, and how it is marked. */
export interface ReadPdf {
  /** Text of all pages, with single spaces. */
  text: string;
  pages: number;
  language: string;
  title: string;
  tagged: boolean;
  /** Declares PDF/UA-1. */
  universal: boolean;
}

const program = resolve(__dirname, 'print-pdf.mjs');

export function readPdfs(pdfs: readonly Uint8Array[]): ReadPdf[] {
  const folder = mkdtempSync(join(tmpdir(), 'kavel-pdf-'));
  try {
    const files = pdfs.map((pdf, at) => {
      const file = join(folder, `${at}.pdf`);
      writeFileSync(file, pdf);
      return file;
    });
    return JSON.parse(execFileSync(process.execPath, [program, ...files], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
