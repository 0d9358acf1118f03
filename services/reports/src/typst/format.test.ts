import { languages } from '@kavel/contracts';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { templateFolder } from './templates';

const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const;
const numbers = [0, 7, 999, 1_000, -0.2, -950, 1_284_000, 12_345_678];
const dates = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);

it.each(languages)('numbers and dates in %s are those of Intl', language => {
  const compiler = NodeCompiler.create({ workspace: templateFolder });
  const source = `
    #import "/lib/format.typ": formats
    #let f = formats("${language}")
    #metadata((
      numbers: (${numbers.join(', ')}).map(f.number),
      decimals: (0.05, 4.25, -1.24, 1234.5).map(f.number.with(decimals: 1)),
      dates: (${dates.map(date => `"${date}"`).join(', ')}).map(f.date),
      missing: (f.money)(none),
    )) <told>`;
  const [{ value }] = compiler.query({ mainFileContent: source }, { selector: '<told>' });
  const locale = locales[language];
  const written = (decimals: number) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = new Intl.NumberFormat(locale, digits);
    return (number: number) =>
      format
        .format(number)
        .replace(/^-(?=0$)/, '')
        .replace('-', '−');
  };
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  expect(value).toEqual({
    numbers: numbers.map(written(0)),
    decimals: [0.05, 4.25, -1.24, 1234.5].map(written(1)),
    dates: dates.map(day => date.format(new Date(day))),
    missing: '—',
  });
});
