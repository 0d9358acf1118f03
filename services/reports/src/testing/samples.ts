import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@kavel/contracts';
import { type Template, templateFolder } from '../typst/templates';

/** Data of the template's sample in a language, with changes of its top level. */
export function sampleOf(template: Template, language: Language, changes: object = {}): string {
  const sample = JSON.parse(readFileSync(join(templateFolder, template, 'sample.json'), 'utf8'));
  return JSON.stringify({ ...sample, language, ...changes });
}
