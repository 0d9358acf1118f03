import {
  type OwnTemplate,
  type OwnTemplateBody,
  type SectionSetting,
  usualSections,
} from '@kavel/contracts/reports';

/** A new template: everything on, in the usual order. */
export const newTemplate: OwnTemplateBody = {
  name: '',
  language: null,
  isDefault: false,
  sections: [...usualSections],
};

/** What of a stored template can be edited. */
export function bodyOf({ name, language, isDefault, sections }: OwnTemplate): OwnTemplateBody {
  return { name, language, isDefault, sections };
}

/** The sections with one moved up (-1) or down (1). The cover stays first. */
export function moved(sections: readonly SectionSetting[], at: number, by: -1 | 1): SectionSetting[] {
  const to = at + by;
  const one = sections[at];
  if (one === undefined || !canMove(sections, at, by)) return [...sections];
  return sections.toSpliced(at, 1).toSpliced(to, 0, one);
}

export function canMove(sections: readonly SectionSetting[], at: number, by: -1 | 1): boolean {
  const to = at + by;
  return at > 0 && to > 0 && to < sections.length;
}

/** Empty texts are none. */
export function tidied(body: OwnTemplateBody): OwnTemplateBody {
  const sections = body.sections.map(one => ({
    ...one,
    heading: one.heading?.trim() || null,
    text: one.text?.trim() || null,
  }));
  return { ...body, name: body.name.trim(), sections };
}
