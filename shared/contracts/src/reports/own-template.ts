import { z } from 'zod';
import { nameSchema, visibleTextSchema } from '../calls/visible-text';
import { languages } from '../remotes/remote';
import { longTextSchema } from './long-text';

/** Sections of the valuation report, in their usual order. The cover, where it is on, always comes first. */
export const reportSections = [
  'cover',
  'assignment',
  'outcome',
  'assumptions',
  'composition',
  'objects',
  'descriptions',
  'comparables',
  'calculation',
  'sensitivity',
  'overrides',
  'method',
  'signature',
  'sources',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** Longest own heading and text, in characters; templates of an organisation. */
export const ownTemplateLimits = { heading: 120, text: 8_000, templates: 50 } as const;

export const sectionSettingSchema = z.strictObject({
  key: z.enum(reportSections),
  on: z.boolean(),
  /** Null: the usual one, in the language of the document. */
  heading: visibleTextSchema.min(1).max(ownTemplateLimits.heading).nullable(),
  /** Own text below the heading, in the Markdown of articles without pictures and HTML; null: none. */
  text: longTextSchema(ownTemplateLimits.text).nullable(),
});
export type SectionSetting = z.infer<typeof sectionSettingSchema>;

/** All sections, each once, in the order of the report. */
export const sectionSettingsSchema = z
  .array(sectionSettingSchema)
  .length(reportSections.length)
  .refine(sections => new Set(sections.map(({ key }) => key)).size === sections.length, {
    message: 'names a section twice',
  })
  .refine(sections => sections[0]?.key === 'cover', { message: 'has to begin with the cover' });

/** All sections on, in their usual order. */
export const usualSections: readonly SectionSetting[] = reportSections.map(key => ({
  key,
  on: true,
  heading: null,
  text: null,
}));

export const ownTemplateBodySchema = z.strictObject({
  name: nameSchema,
  /** Null: the language that is asked for. */
  language: z.enum(languages).nullable(),
  /** Used where no template is named; one per organisation. */
  isDefault: z.boolean(),
  sections: sectionSettingsSchema,
});
export type OwnTemplateBody = z.infer<typeof ownTemplateBodySchema>;

/** A template of an organisation for its valuation report. */
export const ownTemplateSchema = ownTemplateBodySchema.extend({
  id: z.uuid(),
  revision: z.int(),
  changed: z.object({ at: z.string(), by: z.object({ userId: z.string(), name: z.string() }) }),
});
export type OwnTemplate = z.infer<typeof ownTemplateSchema>;
