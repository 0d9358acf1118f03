import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Language, languages } from '@kavel/contracts';
import { noAssignment } from '@kavel/contracts/reports';
import { type ReadPdf, readPdfs } from '../testing/read-pdf';
import { sampleSource } from '../testing/samples';
import { seal } from './seal';
import { type Template, templateFolder, templates } from './templates';
import { type MadePdf, type MadePicture, Typst, type TypstSource } from './typst';

const typst = new Typst();
const make = (source: TypstSource) => typst.make(source) as MadePdf;
const read = (source: TypstSource) => readPdfs([make(source).pdf])[0] as ReadPdf;
const sample = (template: Template) =>
  JSON.parse(readFileSync(join(templateFolder, template, 'sample.json'), 'utf8'));

const keyFigures: Record<Template, Record<Language, string[]>> = {
  valuation: {
    nl: [
      'Waarderingsrapport',
      '€ 2.175.000',
      '€ 2.030.000 tot € 2.320.000',
      '4,2 %',
      '18 nov 2026',
      'Pagina 2 van 12',
    ],
    en: [
      'Valuation report',
      '€ 2,175,000',
      '€ 2,030,000 to € 2,320,000',
      '4.2%',
      '18 Nov 2026',
      'Page 2 of 12',
    ],
    de: [
      'Bewertungsbericht',
      '€ 2.175.000',
      '€ 2.030.000 bis € 2.320.000',
      '4,2 %',
      '18. Nov. 2026',
      'Seite 2 von 12',
    ],
  },
  'property-score': {
    nl: ['Vastgoedscore', '58', 'van 100 punten', '225 kWh/m²', '14,2 ', '38 jaar', 'Fundering (4,0 %)'],
    en: ['Property score', 'of 100 points', '225 kWh/m²', '1.3 km', '38.0 per 1,000', '91%', '3 May 2024'],
    de: ['Objektscore', 'von 100 Punkten', '225 kWh/m²', '1,3 km', '38,0 je 1.000', 'Skala von Kavel'],
  },
  passport: {
    nl: [
      'Vastgoedpaspoort',
      '€ 412.000',
      '118 m²',
      'Wonen, Kantoor',
      '1,3 km',
      'BAG · ingelezen 20 nov 2026',
    ],
    en: [
      'Property passport',
      '€ 412,000',
      '118 m²',
      'Residential, Office',
      '1.3 km',
      'BAG · imported 20 Nov 2026',
    ],
    de: ['Objektpass', '€ 412.000', '118 m²', 'Wohnen, Büro', '1,3 km', '3. Mai 2024'],
  },
  'technisch-pve': {
    nl: [
      'Technisch programma van eisen',
      '≥ 8 m²K/W',
      'Bbl 4.152, stand 1 jan 2024',
      'Niet nagekeken: 2 eisen',
      'op te zoeken',
      'eigen waarde',
    ],
    en: [
      'Technical brief',
      '≤ 70 kWh/m²',
      '2,400 m²',
      'as of 1 Jul 2026',
      'Unverified: 2 requirements',
      'to look up',
    ],
    de: [
      'Technisches Anforderungsprogramm',
      '≥ 2,6 m',
      'Stand 1. Juli 2026',
      'Ungeprüft: 2 Anforderungen',
      'nachzuschlagen',
    ],
  },
  'office-valuation': {
    nl: [
      'Kantoorwaardering',
      '€ 800.000',
      '€ 664.000 tot € 955.000',
      '12,5 %',
      'mediaan van de referenties 7,0 %',
    ],
    en: ['Office valuation', '−€ 20,000', '€ 1,000,000', '2 within 5.0 km', 'as given'],
    de: ['Bürobewertung', '895.000', '€ 690.000 bis € 840.000', '310 m', 'Norm von Kavel'],
  },
  portfolio: {
    nl: ['Portefeuillerapport', '€ 2.175.000', '618 m²', 'voor 1945', '€ 15.600'],
    en: ['Portfolio report', '€ 2,175,000', '618 m²', 'before 1945', '€ 15,600'],
    de: ['Portfoliobericht', '€ 2.175.000', '618 m²', 'vor 1945', '€ 15.600'],
  },
};

it('every template of the folder is tested here, in every language', () => {
  const folders = readdirSync(templateFolder).filter(name =>
    existsSync(join(templateFolder, name, 'main.typ')),
  );
  expect(templates.toSorted()).toEqual(folders.toSorted());
  expect(folders).toContain('technisch-pve');
  for (const template of templates) {
    for (const language of languages) expect(keyFigures[template][language].length).toBeGreaterThan(3);
  }
});

describe.each(templates)('%s', template => {
  it('is PDF/UA-1 in every language, and its text holds the key figures', () => {
    const made = languages.map(language => make(sampleSource(template, language)));
    expect(made.map(({ standard }) => standard)).toEqual(['ua-1', 'ua-1', 'ua-1']);
    for (const [at, pdf] of readPdfs(made.map(one => one.pdf)).entries()) {
      const language = languages[at] ?? 'nl';
      expect(pdf).toMatchObject({ language, tagged: true, universal: true, title: sample(template).title });
      for (const text of keyFigures[template][language]) expect(pdf.text).toContain(text);
    }
  });

  it('gives the same bytes for the same data, whatever was made in between', () => {
    const first = make(sampleSource(template, 'nl'));
    make(sampleSource(template, 'de', { title: 'Anders' }));
    expect(Buffer.from(make(sampleSource(template, 'nl')).pdf).equals(first.pdf)).toBe(true);
  });

  it('shows its version, data date and fingerprints on the last page', () => {
    const { text } = read(sampleSource(template, 'en'));
    const { origin } = sample(template);
    const account = text.slice(text.indexOf('What this document rests on'));
    for (const one of [...origin.catalogues, '20 Nov 2026', origin.hash, origin.template, 'BAG: register'])
      expect(account).toContain(one);
  });

  it('is still tagged when no font has a character', () => {
    const { pdf, standard } = make(sampleSource(template, 'nl', { title: 'Kern 中文' }));
    expect(standard).toBe('1.7');
    expect(readPdfs([pdf])[0]).toMatchObject({ tagged: true, universal: false });
  });

  it('has the logo and the colours of a partner', () => {
    const bytes = readFileSync(resolve(__dirname, '../../../../brands/vesteda/logo.svg'));
    const logo = { name: 'logo.svg', bytes } as const;
    const look = { name: 'Vesteda', accent: '#8A2846', accentSoft: '#F6E6EB', logo: '/logo.svg' };
    const picture = typst.make({ ...sampleSource(template, 'nl', { look }), logo, as: 'svg' }) as MadePicture;
    expect(picture.svg).toContain('#8a2846');
    expect(make({ ...sampleSource(template, 'nl', { look }), logo }).standard).toBe('ua-1');
  });
});

const surroundings = {
  panden: [
    { own: true, rings: [[-6, -5, 6, -5, 6, 5, -6, 5]] },
    { own: false, rings: [[10, -5, 22, -5, 22, 5, 10, 5]] },
  ],
  ground: [{ kind: 'street', line: true, rings: [[-110, -15, 110, -15]] }],
};

describe.each(['passport', 'property-score', 'office-valuation'] as const)('the map of a %s', template => {
  it('is a picture with a text in its place, a caption with source and date, and is part of the fingerprint', () => {
    const { look, origin, ...content } = sample(template);
    const sealed = (around: typeof surroundings) => seal({ ...content, origin, surroundings: around }, look);
    const asPdf = { template, as: 'pdf' } as const;
    const [pdf] = readPdfs([make({ ...asPdf, ...sealed(surroundings) }).pdf]);
    expect(pdf).toMatchObject({ universal: true });
    expect(pdf?.text).toContain(
      'Noorden boven; de balk is 25 m. Bron: BAG en topografie, stand 20 nov 2026.',
    );
    const { svg } = typst.make({ template, as: 'svg', ...sealed(surroundings) }) as MadePicture;
    expect(svg).toContain('<image');
    const hashOf = (around: typeof surroundings) => JSON.parse(sealed(around).data).origin.hash;
    expect(hashOf(surroundings)).not.toBe(hashOf({ ...surroundings, ground: [] }));
  });
});

describe('missing data', () => {
  it('a valuation without values, portfolio, cash flow and evidence is a whole report', () => {
    const { total, figures, origin } = sample('valuation');
    const none = (values: object) => Object.fromEntries(Object.keys(values).map(key => [key, null]));
    const pdf = read(
      sampleSource('valuation', 'nl', {
        ...{ portfolio: '', status: 'draft', approved: null, cashFlow: null, overrides: [] },
        ...{ byType: [], byLabel: [], units: [], details: { units: [], of: 0 } },
        ...{ described: { units: [], of: 0 }, assignment: noAssignment },
        total: { ...none(total), units: 1, valued: 0, withArea: 0 },
        figures: { ...none(figures), rentCount: 0 },
        origin: { ...origin, models: [], fictional: false },
      }),
    );
    expect(pdf.universal).toBe(true);
    expect(pdf.text).toContain('1 eenheid · peildatum 1 nov 2026 Concept');
    expect(pdf.text).toContain('0 van 1');
    expect(pdf.text).toContain('Opdrachtgever niet opgegeven');
    expect(pdf.text).toContain('CONCEPT');
    expect(pdf.text).not.toMatch(/none|null|Kasstroom|Samenstelling/);
  });

  it('a passport without estimate, score and facts says so', () => {
    const { facts } = sample('passport');
    const unknown = facts.map((fact: object) => ({ ...fact, value: null, dating: 'absent', date: null }));
    const nothing = { score: null, estimate: null, area: null, built: null, label: null, facts: unknown };
    const { text } = read(sampleSource('passport', 'nl', nothing));
    expect(text).toContain('Er is geen schatting');
    expect(text).toContain('De score van dit adres is nu niet te geven.');
    expect(text).toContain('Oppervlakte onbekend');
    expect(text).not.toMatch(/none|null/);
  });

  it('a part without permission reads differently from a part without data', () => {
    const passport = read(sampleSource('passport', 'nl', { score: 'withheld', estimate: 'withheld' }));
    expect(passport.universal).toBe(true);
    expect(passport.text.match(/Uw account heeft geen toegang tot dit onderdeel/g)).toHaveLength(2);
    expect(passport.text).not.toMatch(/Er is geen schatting|nu niet te geven|withheld/);
    const valuation = read(sampleSource('valuation', 'en', { cashFlow: 'withheld' }));
    expect(valuation.text).toContain('Calculation Your account has no access to this part.');
  });

  it('a score without a total, references and parts says so', () => {
    const { score, parts } = sample('property-score');
    const unknown = { total: null, buurt: null, band: null, confidence: null, completeness: 0.4 };
    const alone = parts.map((part: object) => ({
      ...part,
      country: null,
      municipality: null,
      countryScore: null,
    }));
    const some = read(
      sampleSource('property-score', 'nl', { score: { ...score, ...unknown }, parts: alone }),
    );
    expect(some.text).toContain('Van dit adres is 40 % van het gewicht gemeten.');
    const none = read(
      sampleSource('property-score', 'nl', { score: { ...score, ...unknown }, parts: [], buurt: null }),
    );
    expect(none.text).toContain('Van dit adres is geen enkel onderdeel gemeten.');
    expect(some.text + none.text).not.toMatch(/none|null/);
    expect([some.universal, none.universal]).toEqual([true, true]);
  });

  it('an office without rent, sales and references says so', () => {
    const references = { count: 0, reach: null, yield: null, rows: [] };
    const pdf = read(sampleSource('office-valuation', 'nl', { byRent: null, bySales: null, references }));
    expect(pdf.universal).toBe(true);
    for (const text of [
      'Er is geen huur bekend',
      'Te weinig vergelijkbare verkopen',
      'Geen kantoor is in de gegevens',
    ])
      expect(pdf.text).toContain(text);
    expect(pdf.text).not.toMatch(/none|null|stap voor stap/);
  });

  it('an empty portfolio without a value says so', () => {
    const nothing = { value: null, byType: [], byLabel: [], byPeriod: [], list: [] };
    const units = { count: 0, area: null, withArea: 0, rent: null, withRent: 0 };
    const { text } = read(sampleSource('portfolio', 'nl', { ...nothing, units }));
    expect(text).toContain('Deze portefeuille is nog niet gewaardeerd.');
    expect(text).not.toMatch(/none|null/);
  });
});

it('a WebP of a service is drawn', () => {
  const bytes = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
  const file = { name: 'photo-1.webp', service: 'Inspectie', file: 'gevel.webp', width: 1, height: 1, bytes };
  const pdf = read(sampleSource('valuation', 'nl', { photos: { left: 0, shown: [file] } }));
  expect(pdf.universal).toBe(true);
  expect(pdf.text).toContain('gevel.webp');
});

it('a picture has the first page, and a failure tells its cause', () => {
  const picture = typst.make({ ...sampleSource('valuation', 'nl'), as: 'svg' }) as MadePicture;
  expect(picture.pages).toBe(12);
  expect(picture.svg).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"[^>]* height="841\.\d+pt"/);
  expect(picture.svg.match(/<path class="typst-shape" fill="#ffffff"/g)).toHaveLength(1);
  expect(picture.svg.trim()).toMatch(/<\/defs>\s*<\/svg>$/);
  expect(() => make({ ...sampleSource('valuation', 'nl'), data: '{}' })).toThrow(/language|key/);
});
