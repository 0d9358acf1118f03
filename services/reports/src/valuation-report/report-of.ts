import type { Language } from '@kavel/contracts';
import { type ReportSection, type SectionSetting, usualSections } from '@kavel/contracts/reports';
import type { Picture } from '../documents/content';
import type { Block, Cover, Report, Section } from './model/report';
import { richText } from './model/rich-text';
import { assignment, assumptions, signerText } from './sections/assignment';
import { calculation } from './sections/calculation';
import { method, named, overrides, signature, signersIn, sources } from './sections/closing';
import { comparables } from './sections/comparables';
import { type Figures, fact, type Writing, writingOf } from './sections/context';
import { descriptions } from './sections/descriptions';
import { composition, objects } from './sections/objects';
import { outcome } from './sections/outcome';
import { sensitivity } from './sections/sensitivity';
import { fill, type ReportTexts } from './texts';

type Keyed = Exclude<ReportSection, 'cover' | 'descriptions'>;

const blocksOf: Record<Keyed, (writing: Writing) => Block[]> = {
  assignment,
  outcome,
  assumptions,
  composition,
  objects,
  comparables,
  calculation,
  sensitivity,
  overrides,
  method,
  signature,
  sources,
};

const headings = (t: ReportTexts): Record<Exclude<ReportSection, 'cover'>, string> => ({
  assignment: t.assignment,
  outcome: t.outcome,
  assumptions: t.assumptions,
  composition: t.mix,
  objects: t.units,
  descriptions: t.descriptions,
  comparables: t.detail,
  calculation: t.calculation,
  sensitivity: t.sensitivity,
  overrides: t.overrides,
  method: t.method,
  signature: t.signature,
  sources: t.sourcesHeading,
});

/** Sections that begin on a new page, besides the one after the cover. */
const newPages: readonly ReportSection[] = ['descriptions', 'calculation', 'sources'];

/** The report of a valuation, with the sections in the order of the settings. */
export function reportOf(
  figures: Figures,
  language: Language,
  settings: readonly SectionSetting[] = usualSections,
): Report {
  const writing = writingOf(figures, language);
  const { t, c, units } = writing;
  const described = descriptions(writing);
  const shown = settings.filter(({ on }) => on);
  const lead = {
    portfolio: figures.portfolio,
    units: units(figures.total.units),
    date: c.date(figures.date).text,
  };
  return {
    language,
    title: figures.title,
    date: figures.date,
    object: figures.object,
    origin: figures.origin,
    kind: t.kind,
    lead: fill(figures.portfolio === '' ? t.leadLoose : t.lead, lead),
    status: t.status[figures.status],
    mark: figures.approved === null ? t.conceptMark : null,
    pageOf: t.page,
    cover: coverOf(
      writing,
      shown.find(({ key }) => key === 'cover'),
    ),
    signers: figures.approved === null ? [] : named(signersIn(figures.assignment)),
    sections: shown.flatMap(setting => sectionOf(writing, setting, described.blocks)),
    ...(shown.some(({ key }) => key === 'descriptions')
      ? { maps: described.maps, pictures: photosIn(figures) }
      : {}),
  };
}

/** A section without anything to tell is left out. */
function sectionOf(writing: Writing, { key, heading, text }: SectionSetting, described: Block[]): Section[] {
  if (key === 'cover') return [];
  const own = text === null ? [] : richText(text);
  const blocks: Block[] = [
    ...(own.length > 0 ? [{ kind: 'rich' as const, nodes: own }] : []),
    ...(key === 'descriptions' ? described : blocksOf[key](writing)),
  ];
  if (blocks.length === 0) return [];
  return [{ key, heading: heading ?? headings(writing.t)[key], page: newPages.includes(key), blocks }];
}

function coverOf(writing: Writing, setting: SectionSetting | undefined): Cover | null {
  if (setting === undefined) return null;
  const { figures, t, c } = writing;
  const { assignment: stated, approved, status, total } = figures;
  const said = (text: string | null) => c.text(text ?? t.notStated);
  return {
    facts: [
      fact(t.preparedFor, said(stated.client)),
      fact(t.preparedBy, said(signerText(stated.appraiser))),
      fact(t.basisOfValue, said(stated.basisOfValue && t.bases[stated.basisOfValue])),
      fact(t.valueDate, c.date(figures.date)),
      ...(figures.portfolio === '' ? [] : [fact(t.portfolio, c.text(figures.portfolio))]),
      fact(t.number, c.number(total.units)),
      fact(
        t.statusName,
        c.text(
          approved === null
            ? t.status[status]
            : `${t.status[status]}, ${c.date(approved.date).text}, ${approved.by}`,
        ),
      ),
    ],
    nodes: setting.text === null ? [] : richText(setting.text),
  };
}

function photosIn({ photos }: Figures): Picture[] {
  return photos.shown.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes, 'base64') }));
}
