export const model = {
  link: 'Kwaliteit van het model',
  title: 'Kwaliteit van het rekenmodel',
  back: 'Naar de waarderingen',
  intro:
    'Hoe goed het model van nu verkopen voorspelde die het niet kende. Elke verkoop is gewaardeerd met alleen de verkopen van daarvoor.',
  about: '{{version}} op gegevens {{snapshot}}: {{count}} verkopen van {{from}} tot en met {{to}}.',
  fictional:
    'Deze verkopen zijn (deels) fictief, uit de demogenerator. De cijfers zeggen iets over de werking van het model, niets over een markt.',
  mdapeNote: 'helft van de waarden wijkt minder af',
  ppeNote: 'binnen 10 en 20 % van de verkoopprijs',
  class: 'Klasse',
  classNote: 'naar het deel binnen 20, 10 en 5 %',
  coverage: 'Dekking 68 / 95 %',
  coverageNote: 'verkopen binnen de bandbreedte',
  coverage68: '68 %',
  coverage95: '95 %',
  hitRate: 'Gewaardeerd',
  medianRatio: 'Mediaan waarde / prijs',
  limits:
    'IAAO: PRD 0,98 tot 1,03, PRB tussen −0,05 en 0,05; COD hoogstens 10 (homogeen), 15 (ouder) of 20 (landelijk).',
  byType: 'Naar type',
  byRegion: 'Naar regio',
  byLabel: 'Naar energielabel',
  region: 'Regio',
  month: 'Maand',
  drift: 'Verloop in de tijd',
  driftLabel: 'Mediane afwijking (MdAPE) per maand van verkoop',
  computingTitle: 'Wordt gemeten',
  computing:
    '{{version}} wordt nu op de verkopen getoetst. Dat duurt enkele minuten; deze pagina ververst zichzelf.',
  tooFewTitle: 'Te weinig verkopen om te toetsen',
  tooFew:
    'Er zijn {{sales}} verkopen in de gegevens. Een toets vraagt van een type eerst 200 verkopen om van te leren en daarna ten minste {{needed}} om te voorspellen. Importeer verkopen om het model te toetsen.',
} as const;
