import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@kavel/contracts';
import type { SectionSetting } from '@kavel/contracts/reports';
import type { Look } from '../documents/look';
import { seal } from '../typst/seal';
import { type Template, templateFolder } from '../typst/templates';
import type { TypstSource } from '../typst/typst';
import { reportOf } from '../valuation-report/report-of';

/** The look of the samples. */
export const sampleLook: Look = {
  name: 'Woonfonds Midden-Nederland',
  accent: '#0F5F68',
  accentSoft: '#E2EFEF',
  logo: null,
};

/** A PDF of the template's sample in a language, with changes of its top level. */
export function sampleSource(template: Template, language: Language, changes: object = {}): TypstSource {
  const sample = { ...sampleContent(template), language, ...changes };
  const source = { template, logo: null, as: 'pdf' } as const;
  if (template !== 'valuation') return { ...source, data: JSON.stringify(sample) };
  const { look, origin } = sample;
  const { data, pictures = [] } = seal(sampleReport(sample), look);
  return { ...source, data: JSON.stringify({ ...JSON.parse(data), look, origin }), pictures };
}

/** The report of the sample's valuation, with changes of its figures, by the settings of a template. */
export function sampleReport(changes: object = {}, settings?: readonly SectionSetting[]) {
  const figures = { ...sampleContent('valuation'), ...changes };
  return reportOf(figures, figures.language, settings);
}

/** The content of a template's sample. */
export function sampleContent(template: Template) {
  return JSON.parse(readFileSync(join(templateFolder, template, 'sample.json'), 'utf8'));
}
