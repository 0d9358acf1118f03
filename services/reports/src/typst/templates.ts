import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReportTemplate, reportTemplates } from '@kavel/contracts/reports';
import { readFonts } from './fonts';

/** The folder that a template may read from. */
export const templateFolder = fileURLToPath(new URL('../../templates', import.meta.url));

export const templates = reportTemplates;
export type Template = ReportTemplate;

let fingerprint: string | undefined;

/** SHA-256 of all templates and fonts, printed in every document. */
export function templateFingerprint(): string {
  fingerprint ??= computeFingerprint();
  return fingerprint;
}

function computeFingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(templateFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter(name => name.endsWith('.typ')).sort()) {
    hash.update(file.replaceAll('\\', '/')).update(readFileSync(join(templateFolder, file)));
  }
  for (const font of readFonts()) hash.update(font);
  return hash.digest('hex').slice(0, 32);
}
