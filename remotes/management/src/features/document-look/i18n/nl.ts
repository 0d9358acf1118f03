export const nl = {
  title: 'Huisstijl van documenten',
  back: 'Beheer',
  about:
    'Rapporten, paspoorten en andere PDF’s krijgen het logo en de kleur van uw organisatie. Documenten voor een partner houden de huisstijl van die partner.',
  logo: {
    label: 'Logo',
    choose: 'Kies een afbeelding',
    replace: 'Kies een andere afbeelding',
    remove: 'Verwijder het logo',
    hint: 'PNG, SVG, JPEG of WebP, minstens 48 pixels hoog en hooguit acht keer zo breed als hoog. Zonder logo staat de naam van de organisatie bovenaan.',
    problems: {
      format: 'Dit is geen afbeelding die gelezen kan worden.',
      large: 'Deze afbeelding is te gedetailleerd voor een logo. Kies een eenvoudigere.',
      small: 'Deze afbeelding is te klein: kies er een van minstens 48 pixels hoog.',
      wide: 'Deze afbeelding is te breed: hooguit acht keer zo breed als hoog.',
    },
  },
  colour: {
    label: 'Kleur',
    hint: 'Als #RRGGBB.',
    pick: 'Kies',
    kavel: 'Kleur van Kavel',
    unknown: 'Vul een kleur in als #1F4E79.',
    light: 'Deze kleur is op papier te licht om te lezen. Kies een donkerdere.',
  },
  preview: {
    label: 'Zo begint een document',
    kind: 'Waarderingsrapport',
    title: 'Jaareinde 2026',
    chip: 'Goedgekeurd',
  },
  unchanged: 'Uw organisatie heeft nog geen huisstijl gekozen.',
  leave: {
    title: 'De huisstijl is niet opgeslagen',
    text: 'Als u weggaat, houden documenten het uiterlijk dat ze hadden.',
  },
};
