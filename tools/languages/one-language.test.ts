import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sourcesIn, textsIn } from './source-texts';

const root = path.resolve(__dirname, '../..');
const frontends = ['host/src', 'remotes', 'shared'];

/** Names, keyboard keys, abbreviations of units, CSS keywords, and texts for developers. */
const sameInAll = new Set([
  ...['Paris Proof', 'BREEAM-NL'],
  ...['Kavel', 'Locator', 'Excel', 'PDF', 'MdAPE', 'PPE10', 'PPE20', 'COD', 'PRD', 'PRB'],
  ...['Enter', 'Esc', 'Escape', 'Tab', 'Home', 'End', 'Ctrl K', 'Backspace', 'Alt'],
  // Who published a study, and Dutch words of the trade for readers of other languages.
  ...['Calcasa', 'De Nederlandsche Bank', 'Tilburg University', 'BAR, NAR', 'BAG, verblijfsobject'],
  // Commands to type, and names of registers.
  ...['npm run data -- import transactions verkopen.csv', 'npm run data -- import rents huren.csv'],
  ...['BAG, CBS'],
  // Of files with keys.
  ...['-----BEGIN PUBLIC KEY-----', '-----END PUBLIC KEY-----'],
  // Of links, and part of an address.
  ...['noopener noreferrer', '/news/'],
  // The specification has the steps of a valuation in English.
  ...['Buckets', 'Valuation', 'Calculation', 'Summary'],
  ...['does not satisfy the requirement', 'does not exist in container', '… exposes no page …'],
  ...['… is not in the registry'],
  // GeoJSON types, and property names.
  ...['Point', 'Polygon', 'Feature', 'Name', 'Toggle', 'Layers'],
  ...['Failed to refresh token', 'Failed to fetch', 'Not', 'True', 'Inter Variable Regular'],
  // Values of the register of zoning plans, as keys of colours.
  ...['agrarisch met waarden', 'cultuur en ontspanning'],
  // Search terms of the palette, in all languages at once.
  ...['keyboard shortcuts', 'log out', 'sign out', 'log in', 'sign in'],
  ...['wachtwoord wijzigen', 'change password', 'passwort ändern'],
  ...['this tab', 'another tab', 'Inter Variable SemiBold', 'Calibri'],
  ...['size layout style', 'layout style', 'row header', 'row body', 'row body active', 'cell numeric'],
]);
/** Lengths, times and fonts in CSS. */
const isStyle = (text: string) => /\d(fr|px|rem|s)\b|sans-serif|^opacity …ms$/.test(text);

test('components have no hard-coded texts: texts are in i18n in three languages', () => {
  const found = frontends
    .flatMap(folder => sourcesIn(path.join(root, folder)))
    .filter(file => !/\/(contracts|testing|gallery)\//.test(file))
    .flatMap(file => textsIn(file).map(text => ({ file: path.relative(root, file), text })))
    .filter(({ text }) => !sameInAll.has(text) && !isStyle(text));
  expect(found).toEqual([]);
});

type Texts = { [key: string]: string | Texts };
type Language = 'nl' | 'en' | 'de';

/** Folders with `nl.ts`, `en.ts` and `de.ts`. */
function textFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const below = entries.filter(entry => entry.isDirectory() && entry.name !== 'node_modules');
  const own = entries.some(({ name }) => name === 'nl.ts') ? [folder] : [];
  return [...own, ...below.flatMap(({ name }) => textFolders(path.join(folder, name)))];
}

/** All texts of one language by their dotted key. */
async function readTexts(folder: string, language: Language): Promise<Map<string, string>> {
  const file: Record<string, Texts> = await import(path.join(folder, `${language}.ts`));
  return new Map(Object.values(file).flatMap(texts => flat(texts)));
}

function flat(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
}

const holesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ');

/** Words that occur in most sentences of one language and in neither of the others. */
const tellTale: Record<Language, RegExp> = {
  nl: /(?<![\p{L}/])(niet|een|het|uw|deze|worden|wordt|geen|voor|naar)(?![\p{L}])/iu,
  en: /(?<![\p{L}/])(the|and|your|this|with|not|which|please)(?![\p{L}])/iu,
  de: /(?<![\p{L}/])(nicht|und|eine|oder|werden|wird|Ihre|kein|keine)(?![\p{L}])/u,
};
/** Specified in English, also in the default language; the last one is a name. */
const verbatim = ['No portfolio selected. Please select a portfolio first.', 'A\u2011t/m\u2011D'];

test.each(
  textFolders(root)
    .map(folder => path.relative(root, folder))
    .filter(folder => /^(host|remotes|shared)\//.test(folder)),
)('%s has every text in each language, with the same placeholders', async folder => {
  const [nl, en, de] = await Promise.all(
    (['nl', 'en', 'de'] as const).map(language => readTexts(path.join(root, folder), language)),
  );
  const keys = [...(nl?.keys() ?? [])].sort();
  expect([...(en?.keys() ?? [])].sort()).toEqual(keys);
  expect([...(de?.keys() ?? [])].sort()).toEqual(keys);
  const texts = keys.map(key => ({
    key,
    nl: nl?.get(key) ?? '',
    en: en?.get(key) ?? '',
    de: de?.get(key) ?? '',
  }));
  expect(texts.filter(({ nl, en, de }) => new Set([nl, en, de].map(holesOf)).size > 1)).toEqual([]);
  expect(texts.flatMap(text => foreignIn(text))).toEqual([]);
});

function foreignIn({ key, ...texts }: { key: string } & Record<Language, string>): string[] {
  const languages = ['nl', 'en', 'de'] as const;
  return languages
    .filter(language => !verbatim.includes(texts[language]))
    .filter(language => languages.some(other => other !== language && tellTale[other].test(texts[language])))
    .map(language => `${language} ${key}: ${texts[language]}`);
}
