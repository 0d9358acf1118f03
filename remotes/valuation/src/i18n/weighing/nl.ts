/** Texts of the weight of cash flow and comparison. */
export const weighing = {
  title: 'Gewogen marktwaarde (k.k.)',
  none: 'Niet gewogen: de waarde uit vergelijking telt',
  noneText: 'Geef de kasstroom een gewicht als die meer zegt dan vergelijkbare verkopen alleen.',
  text: '{{cashFlow}} kasstroom en {{comparison}} vergelijking, over {{count}} eenheden die beide waarden hebben.',
  comparisonOnly_one: '{{count}} eenheid heeft alleen een waarde uit vergelijking en houdt die.',
  comparisonOnly_other: '{{count}} eenheden hebben alleen een waarde uit vergelijking en houden die.',
  note: '{{cashFlow}} kasstroom · {{comparison}} vergelijking',
  change: 'Weging wijzigen',
  help: 'De waarden per eenheid en hun totaal blijven die uit vergelijking; de gewogen marktwaarde staat ernaast, met het gewicht en de reden.',
  percent: 'Gewicht van de kasstroom (%)',
  wrongPercent: 'Een getal van 0 tot 100.',
  reason: 'Reden',
  reasonNeeded: 'Geef een reden van minstens {{least}} tekens.',
} as const;
