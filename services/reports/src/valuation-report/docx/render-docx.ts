import { Document, Footer, Header, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { TextWatermark } from 'docx/watermarks';
import type { Picture } from '../../documents/content';
import type { Sealed } from '../../typst/seal';
import type { Report } from '../model/report';
import { drawn } from './blocks';
import { type Drawing, ink, muted, textWidth } from './drawing';
import { heading, rich } from './paragraphs';
import { pngsOf } from './pngs';
import { factTable } from './tables';

const font = 'Calibri';
const languageTags = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const;

/** The report as a Word document, with styles for headings, so that it has an outline. */
export async function renderDocx(report: Sealed<Report>, pictures: readonly Picture[]): Promise<Buffer> {
  const drawing: Drawing = {
    report,
    pictures: new Map(pictures.map(one => [one.name, one])),
    pngs: await pngsOf(pictures),
    accent: report.look.accent.slice(1),
    soft: report.look.accentSoft.slice(1),
  };
  const { cover } = report;
  const body = report.sections.flatMap((section, at) => [
    heading(section.heading, 1, at === 0 ? cover !== null : section.page),
    ...section.blocks.flatMap(block => drawn(drawing, block)),
  ]);
  const document = new Document({
    title: report.title,
    creator: report.look.name,
    styles: stylesOf(report),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_417, bottom: 1_247, left: 1_134, right: 1_134 },
          },
        },
        headers: { default: headerOf(report), first: markOf(report) },
        footers: { default: footerOf(report), first: footerOf(report) },
        children: [...titleOf(drawing), ...body],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function titleOf({ report, accent }: Drawing) {
  const { cover } = report;
  const line = (text: string, size: number, color: string, spacing = {}) =>
    new Paragraph({ spacing, children: [new TextRun({ text, size, color, bold: color !== muted })] });
  return [
    line(report.look.name, 22, accent),
    line(report.kind, 22, accent, { before: cover ? 3_600 : 600 }),
    new Paragraph({ heading: 'Title', text: report.title }),
    line(`${report.lead} · ${report.status}`, 22, muted, { after: cover ? 3_600 : 300 }),
    ...(cover ? [factTable(cover.facts), ...rich(cover.nodes)] : []),
  ];
}

function markOf({ mark }: Sealed<Report>): Header {
  const children = mark === null ? [] : [new TextWatermark({ text: mark, font, color: 'D9DEDD' })];
  return new Header({ children: [new Paragraph({ children })] });
}

function headerOf({ kind, title, look, mark }: Sealed<Report>): Header {
  const run = (text: string) => new TextRun({ text, size: 16, color: muted });
  return new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          run(`${kind} · ${title}\t`),
          run(look.name),
          ...(mark === null ? [] : [new TextWatermark({ text: mark, font, color: 'D9DEDD' })]),
        ],
      }),
    ],
  });
}

/** `pageOf` with the numbers that Word counts. */
function footerOf({ pageOf, look }: Sealed<Report>): Footer {
  const counted = pageOf.split(/(\{pages?\})/).map(part => {
    if (part === '{page}') return PageNumber.CURRENT;
    return part === '{pages}' ? PageNumber.TOTAL_PAGES : part;
  });
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [new TextRun({ size: 16, color: muted, children: [`${look.name}\t`, ...counted] })],
      }),
    ],
  });
}

function stylesOf({ language }: Sealed<Report>) {
  const run = (size: number) => ({ font, size, bold: true, color: ink });
  return {
    default: {
      document: {
        run: { font, size: 20, color: ink, language: { value: languageTags[language] } },
      },
      title: { run: run(48), paragraph: { spacing: { after: 80 } } },
      heading1: { run: run(30), paragraph: { spacing: { before: 480, after: 160 } } },
      heading2: { run: run(22), paragraph: { spacing: { before: 300, after: 100 } } },
    },
  };
}
