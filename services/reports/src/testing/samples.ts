import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@kavel/contracts';
import type { SectionSetting } from '@kavel/contracts/reports';
import type { Look } from '../documents/look';
import { seal } from '../typst/seal';
import { type Template, templateFolder } from '../typst/templates';
import type { DocumentJob } from '../typst/typst';
import { reportOf } from '../valuation-report/report-of';

/** The look of the samples. */
export const sampleLook: Look = {
  name: 'Woonfonds Midden-Nederland',
  accent: '#0F5F68',
  accentSoft: '#E2EFEF',
  logo: null,
};

/** A PDF of the template's sample in a language, with changes of its top level. */
export function sampleJob(template: Template, language: Language, changes: object = {}): DocumentJob {
  const sample = { ...readSample(template), language, ...changes };
  const job = { template, logo: null, as: 'pdf' } as const;
  if (template !== 'valuation') return { ...job, data: JSON.stringify(sample) };
  const { look, origin } = sample;
  const { data, pictures = [] } = seal(sampleReport(sample), look);
  return { ...job, data: JSON.stringify({ ...JSON.parse(data), look, origin }), pictures };
}

/** The report of the sample's valuation, with changes of its figures, by the settings of a template. */
export function sampleReport(changes: object = {}, settings?: readonly SectionSetting[]) {
  const figures = { ...readSample('valuation'), ...changes };
  return reportOf(figures, figures.language, settings);
}

function readSample(template: Template) {
  return JSON.parse(readFileSync(join(templateFolder, template, 'sample.json'), 'utf8'));
}
