import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Kavel für Gäste aus Deutschland',
  lead: 'Niederländische Immobilien auf Deutsch: dieselben Daten wie für alle, deutsche Zahlen, und die Begriffe und Regeln, die anders sind.',
  language: {
    changed: 'Kavel spricht jetzt Deutsch.',
    back: 'Zurück zur Sprache von vorher',
    german: 'Auf Deutsch',
    failed: 'Die deutschen Texte laden gerade nicht.',
    again: 'Erneut versuchen',
  },
  first: {
    estimate: {
      title: 'Eine Adresse bewerten',
      text: 'Wert mit Spanne, Vergleichsverkäufe und was den Wert bestimmt.',
    },
    costs: {
      title: 'Kaufnebenkosten berechnen',
      text: 'Grunderwerbsteuer, Notar und Register, Zeile für Zeile mit Satz und Quelle.',
    },
    map: { title: 'Karte öffnen', text: 'Gebäude, Energielabels und Viertel des ganzen Bestands.' },
    rents: {
      title: 'Mietpunkte nach Viertel',
      text: 'Was eine Wohnung nach dem Punktesystem höchstens kosten darf.',
    },
    law: {
      title: 'Recht und Regeln',
      text: 'Niederländische Gesetze mit Datum, Quelle und Stand der Prüfung.',
    },
  },
  terms: {
    heading: 'Begriffe, die Ihnen begegnen',
    kk: 'Preis ohne Nebenkosten; die Käuferseite trägt sie zusätzlich. So sind Werte in Kavel angegeben.',
    von: 'Preis einschließlich der Nebenkosten, üblich bei Neubau.',
    woz: 'Wert, den die Gemeinde jährlich für Steuern feststellt. Kein Verkehrswert, aber ein Anhaltspunkt.',
    bar: 'Brutto- und Netto-Anfangsrendite: Miete, oder Miete nach Kosten, geteilt durch den Kaufpreis.',
    wws: 'Punktesystem für Wohnungen, aus dem die höchste Miete folgt.',
    bag: 'Register aller Adressen und Gebäude, und die kleinste Einheit darin: etwa eine Wohnung oder ein Laden.',
    label:
      'Buchstabe von G bis A+++++ nach dem Verbrauch fossiler Energie; nicht dieselbe Skala wie der deutsche Energieausweis.',
    corporation: 'Gemeinnützige Vermieterin von Sozialwohnungen mit öffentlichem Auftrag.',
  },
  tax: {
    text: 'Die Grunderwerbsteuer richtet sich danach, wer kauft und wozu, nicht nach einem Bundesland. Es zählt das Datum der Urkunde.',
    heading: 'Grunderwerbsteuer {{year}}',
    'own-home': 'Wer selbst einzieht',
    starter: 'Erstkauf unter 35, selbst bewohnt',
    investor: 'Wohnung als Anlage',
    'non-dwelling': 'Alles, was keine Wohnung ist',
    note: 'Sätze von {{year}}. Befreiung beim Erstkauf bis {{limit}}.',
    failed: 'Die Sätze sind gerade nicht abrufbar.',
  },
  rules: {
    heading: 'Was anders ist',
    rent: 'Für neue Mietverträge seit dem 1. Juli 2024 ist das Punktesystem bis 186 Punkte bindend; seit dem 1. Januar 2025 setzen die Gemeinden es durch (Wet betaalbare huur).',
    office:
      'Büros brauchen seit dem 1. Januar 2023 mindestens Label C, ab 100 m² und wenn mindestens die Hälfte Büro ist; Denkmäler sind ausgenommen.',
    index:
      'Preise von CBS und Kadaster zählen beim Datum der Urkunde, die der Maklervereinigung NVM bei der Unterschrift, zwei bis drei Monate früher.',
    note: 'Eine Einführung, keine Rechtsberatung. Stand November 2026; die Quellen stehen unter „Recht und Regeln“.',
  },
};
