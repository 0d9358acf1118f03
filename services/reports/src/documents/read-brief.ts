import { catalogueApi, type Language, streetAddress } from '@kavel/contracts';
import { briefApi, briefChapters, briefWords } from '@kavel/contracts/reports';
import { lineOf } from './content';
import type { Asking } from './services';

/** Content of a version of a technical brief of the organisation, by default the latest; `not-found` otherwise. */
export async function readBrief(
  { ask, askIfThere }: Asking,
  id: string,
  language: Language,
  { version }: { version?: number } = {},
) {
  const query = version === undefined ? {} : { version: String(version) };
  const brief = await ask(briefApi.getBrief, { params: { id }, query });
  const { input, rows } = brief;
  const object = input.objectId
    ? await askIfThere(catalogueApi.getObject, { params: { id: input.objectId } })
    : null;
  const date = brief.createdAt.slice(0, 10);
  return {
    language,
    title: lineOf(brief.name),
    date,
    object: `${brief.id} · ${brief.version}`,
    version: brief.version,
    by: lineOf(brief.userName),
    address: object === null || typeof object === 'string' ? null : lineOf(streetAddress(object)),
    input: {
      ...{ function: input.function, works: input.works, heatSource: input.heatSource },
      ...{ area: input.area, storeys: input.storeys, highestFloor: input.highestFloor },
      ...{ persons: input.persons, ambition: input.ambition },
    },
    unverified: rows.filter(({ status }) => status === 'unverified').length,
    chapters: briefChapters
      .map(chapter => ({
        chapter,
        rows: rows
          .filter(row => row.chapter === chapter)
          .map(({ text, unit, article, ...row }) => ({
            ...row,
            text: lineOf(text[language]),
            unit: briefWords(unit, language),
            article: briefWords(article, language),
          })),
      }))
      .filter(part => part.rows.length > 0),
    origin: {
      catalogues: [],
      dataDate: date,
      models: [],
      sources: [...new Set(rows.map(({ source }) => source).filter(Boolean))],
      fictional: false,
    },
  };
}
