import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@kavel/contracts';
import { readPdfs } from '../testing/read-pdf';
import { sampleSource } from '../testing/samples';
import { type Template, templateFolder, templates } from './templates';
import { type MadePdf, Typst } from './typst';

const typst = new Typst();

/** Fields with free text of users, partners and registers; of a list, only the first item is tested. */
const freeTexts: Record<Template, readonly string[]> = {
  valuation: [
    'title',
    'portfolio',
    'approved.by',
    'look.name',
    'units.0.address',
    'details.units.0.address',
    'details.units.0.references.0.address',
    'overrides.0.address',
    'overrides.0.reason',
    'overrides.0.by',
    'overrides.0.confirmedBy',
    'described.units.0.address',
    'assignment.client',
    'assignment.purpose',
    'assignment.assumptions',
    'assignment.limitations',
    'assignment.appraiser.name',
    'assignment.appraiser.role',
    'assignment.appraiser.register',
    'assignment.appraiser.number',
    'assignment.secondAppraiser.name',
    'photos.shown.0.service',
    'photos.shown.0.file',
  ],
  'property-score': [
    'title',
    'look.name',
    'place',
    'buurt',
    'parts.0.name',
    'parts.0.source',
    'missing.0.name',
  ],
  passport: ['title', 'look.name', 'place', 'facts.4.value', 'facts.10.value'],
  'technisch-pve': [
    'title',
    'look.name',
    'by',
    'address',
    'chapters.0.rows.0.text',
    'chapters.0.rows.0.article',
  ],
  'office-valuation': ['title', 'look.name', 'place', 'bySales.rows.0.address', 'references.rows.0.address'],
  portfolio: ['title', 'look.name', 'value.name', 'list.0.address'],
};

const told = (at: number) =>
  `T${at}: "A" 'b' „c“ #set text(red) *v* _x_ $a^2$ <b> @r [x] \\n // =1+1 \`k\` {d} & ~ -- 🏠 👩‍🚀 🇳🇱 👍🏽 ❤️`;

function sampleWith(template: Template): Record<string, unknown> {
  const sample = JSON.parse(readFileSync(join(templateFolder, template, 'sample.json'), 'utf8'));
  for (const [at, path] of freeTexts[template].entries()) put(sample, path.split('.'), told(at));
  return sample;
}

function put(within: Record<string, unknown>, [key = '', ...rest]: readonly string[], text: string): void {
  const there = within[key];
  if (rest.length > 0) put(there as Record<string, unknown>, rest, text);
  else if (typeof there === 'string') within[key] = text;
  else throw new Error(`The sample has no text at ${key}`);
}

/** Letters alone: cells break their lines where they like. */
const solid = (text: string) => text.replace(/[\s\u00ad]/g, '');

describe.each(templates)('%s', template => {
  const changes = sampleWith(template);
  it('has quotes, markup and emoji in every free text as it was written, in each language', () => {
    const made = languages.map((language: Language) => {
      const { language: _, ...texts } = changes;
      return typst.make(sampleSource(template, language, texts)) as MadePdf;
    });
    // PDF/UA-1 refuses a character that no font draws.
    expect(made.map(({ standard }) => standard)).toEqual(languages.map(() => 'ua-1'));
    for (const { text, title } of readPdfs(made.map(({ pdf }) => pdf))) {
      expect(title).toBe(told(0));
      const all = solid(text);
      for (const [at, path] of freeTexts[template].entries())
        expect({ path, is: all.includes(solid(told(at))) }).toEqual({ path, is: true });
    }
  });
});
