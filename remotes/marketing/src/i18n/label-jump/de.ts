import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Was ist ein besseres Energielabel wert?',
  lead: 'Wohnungen mit besserem Label werden teurer verkauft. Wie viel teurer, ist je nach Studie verschieden. Hier rechnen Sie nach, mit der Quelle bei jeder Zahl.',
  form: {
    heading: 'Die Wohnung',
    value: 'Wert heute (€)',
    valueHint: 'Der Wohnung mit dem heutigen Label.',
    from: 'Label heute',
    to: 'Label danach',
    year: 'Baujahr',
    yearHint: 'Darf leer bleiben.',
    dwelling: 'Art der Wohnung',
    dwellingHint: 'Bestimmt die Kosten, nicht den Preisunterschied.',
  },
  dwelling: {
    unknown: 'Durchschnittliche Wohnung',
    apartment: 'Etagenwohnung',
    terraced: 'Reihenmittelhaus',
    corner: 'Reiheneckhaus',
    semiDetached: 'Doppelhaushälfte',
    detached: 'Freistehendes Haus',
  },
  problem: {
    'value-missing': 'Geben Sie einen Betrag ein, zum Beispiel 400.000.',
    'value-range': 'Geben Sie einen Betrag von {{least}} bis {{most}} ein.',
    'year-range': 'Geben Sie ein vierstelliges Jahr ein, oder lassen Sie das Feld leer.',
  },
  result: {
    heading: 'Der Preisunterschied',
    label: 'Erwarteter Preisunterschied zwischen Label {{from}} und {{to}}',
    range: 'zwischen {{low}} und {{high}}',
    association:
      'So weit liegen verkaufte Wohnungen mit diesen Labels auseinander. Wer eine verbessert, hat damit kein Versprechen.',
    waiting: 'Der Unterschied wird berechnet',
    incomplete: 'Ergänzen Sie die Wohnung, dann steht hier der Unterschied.',
  },
  steps: {
    heading: 'Schritt für Schritt',
    step: 'Schritt',
    to: 'nach',
    rate: 'Anteil am Wert',
    amount: 'Betrag',
    total: 'Zusammen',
  },
  sums: {
    heading: 'Nach den Kosten der Maßnahmen',
    low: 'Niedrig',
    middle: 'Mittel',
    high: 'Hoch',
    rate: 'Anteil am Wert',
    effect: 'Preisunterschied',
    cost: 'Kosten der Maßnahmen',
    left: 'Was übrig bleibt',
    costNote:
      'Die Kosten gelten für die Dämmung der ganzen Hülle, auch wo weniger nötig ist ({{source}}). Niedrigere Heizkosten sind nicht mitgezählt.',
  },
  method: {
    heading: 'Wie gerechnet wird',
    steps:
      'Der mittlere Wert addiert Schritte von einem Buchstaben: 2,1 % je Schritt von G nach C und 2,7 % je Schritt von C nach A (brainbay 2023). Oberhalb von C zählt das Baujahr: vor 1920 gilt ein Schritt 1,41-fach, nach 1995 0,56-fach.',
    range:
      'Niedrig sind 4,1 % für ein besseres gegenüber einem schlechteren Label, wie groß der Sprung auch ist, aber nie mehr als der mittlere Wert (Calcasa 2025). Hoch folgt der NVM im Jahr 2022: 11,6 % von G nach C und 5,5 % von C nach A.',
  },
  limits: {
    heading: 'Was Sie daraus nicht schließen dürfen',
    cause:
      'Dass eine Maßnahme den Wert so weit erhöht. Wohnungen mit besserem Label sind oft auch neuer, größer oder besser gepflegt; die Studien rechnen nicht alle diese Unterschiede heraus.',
    measures: 'Was Ihre Wohnung braucht. Das sagt eine Energieberatung nach einer Begehung.',
    kinds:
      'Dass der Unterschied für jede Art von Wohnung gleich ist. Eine Tabelle je Art wurde nicht gefunden und also nicht erfunden.',
    offices: 'Etwas über Büros: davon handeln diese Studien nicht.',
    beyond: 'Etwas über A+ und besser. Die Rechnung endet bei A.',
    old: 'Dass es so bleibt. Von 2016 bis 2021 schwankte der Unterschied zwischen 2 und 5 %.',
  },
  studies: {
    heading: 'Was veröffentlicht wurde',
    source: 'Quelle',
    found: 'Ergebnis',
    calcasa:
      'Besseres gegenüber schlechterem Label: 4,1 %. 2016–2020 zwischen 4 und 5 %, in den Coronajahren unter 3 %, 2021 4 %, 2018 2 %.',
    brainbay2023:
      'G nach C 8,3 %, C nach A 5,4 %, D nach A+ 10,4 %, der mittlere Sprung 7,2 %. C nach A: 7,6 % vor 1920, etwas über 3 % nach 1995.',
    nvm: 'G nach C 11,6 %, E nach B etwa 10 %, C nach A 5,5 %. Reihenhäuser in Amersfoort von E nach A: 14,3 %, 75.000 €.',
    brainbay2022: 'G nach C 7,9 % im Juli und 6,9 % im vierten Quartal; C nach A 4,5 % im vierten Quartal.',
    dnb: 'Grün gegenüber nicht grün: etwa 7.000 € im Jahr 2017, mit einer Spitze von 9.000 € im Jahr 2015.',
    tilburg: 'A oder B: 6.000 € mehr. F oder G: 12.000 € weniger. 52 Tage schneller verkauft.',
    tias: 'A: 2 % mehr. G: 15.000 € weniger.',
    checked: 'Zusammengetragen im November 2026. Unterschiede zwischen den Quellen sind nicht geglättet.',
  },
  next: {
    heading: 'Und Ihre eigene Wohnung?',
    text: 'Suchen Sie eine Adresse: Label und Baujahr stehen in den Registern, den Wert schätzt Kavel.',
    estimate: 'Den Wert einer Adresse schätzen',
    own: 'Ihr Portfolio ansehen',
  },
  action: {
    share: 'Link kopieren',
    copied: 'Der Link ist kopiert. Wer ihn öffnet, sieht diese Rechnung.',
    notCopied: 'Kopieren geht hier nicht. Die Adresszeile hat denselben Link.',
    print: 'Drucken',
  },
  failure: {
    title: 'Der Unterschied lässt sich gerade nicht berechnen',
    away: 'Der Dienst antwortet nicht. Ihre Eingaben stehen noch da.',
    refused: 'Mit diesen Angaben kann der Dienst nicht rechnen. Prüfen Sie Wert, Labels und Baujahr.',
    retry: 'Erneut versuchen',
    details: 'Details für den Support',
  },
};
