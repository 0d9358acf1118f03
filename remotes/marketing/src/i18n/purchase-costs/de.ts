import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  title: 'Was kostet der Kauf?',
  lead: 'Grunderwerbsteuer, Notar und Grundbuch beim Kauf in den Niederlanden. Jede Zeile zeigt den Satz, seine Quelle und sein Jahr.',
  form: {
    heading: 'Der Kauf',
    price: 'Kaufpreis, kosten koper (€)',
    priceHint: 'Ohne bewegliche Sachen.',
    date: 'Datum der Urkunde',
    dateHint: 'Dieses Datum bestimmt den Steuersatz.',
    purchaser: 'Käufer',
  },
  purchaser: {
    'own-home': 'Zieht selbst ein',
    starter: 'Erstkäufer, zieht selbst ein',
    investor: 'Anleger in Wohnungen',
    'non-dwelling': 'Käufer einer Gewerbeimmobilie',
  },
  problem: {
    'price-missing': 'Geben Sie einen Betrag ein, zum Beispiel 450.000.',
    'price-out-of-range': 'Geben Sie einen Betrag von {{least}} bis {{most}} ein.',
    'date-missing': 'Geben Sie ein gültiges Datum ein.',
    'date-too-early': 'Die Sätze sind ab {{year}} bekannt. Wählen Sie ein späteres Datum.',
  },
  result: {
    heading: 'Die Kosten',
    line: 'Posten',
    rate: 'Satz',
    amount: 'Betrag',
    fixed: 'fest',
    price: 'Kaufpreis (k.k.)',
    total: 'Kosten zusammen',
    share: '{{share}} des Kaufpreises',
    vrijOpNaam: 'Einschließlich Nebenkosten (v.o.n.)',
    parts: 'Wohin die Kosten gehen',
    source: '{{source}}, {{year}}',
    waiting: 'Die Kosten werden berechnet',
    incomplete: 'Ergänzen Sie den Kauf, dann stehen hier die Kosten.',
    laterYear:
      'Die Urkunde ist von {{deedYear}}; dafür sind noch keine Sätze festgelegt. Gerechnet wurde mit denen von {{year}}.',
    aboveLimit:
      'Der Preis liegt über der Erstkäufergrenze von {{limit}} im Jahr {{year}}: Die Befreiung entfällt, der gewöhnliche Satz gilt.',
  },
  line: {
    'transfer-tax': 'Grunderwerbsteuer',
    notary: 'Notar',
    registry: 'Grundbuch',
    valuation: 'Wertgutachten',
    advice: 'Beratung',
  },
  why: {
    'transfer-tax': {
      'own-home': 'Steuer auf den Kaufpreis für alle, die selbst für längere Zeit einziehen.',
      starter:
        'Befreit sind Käufer von 18 bis 35 Jahren, die selbst einziehen, die Befreiung noch nicht genutzt haben und unter der Grenze bleiben.',
      investor: 'Steuer auf den Kaufpreis einer Wohnung, in die der Käufer nicht selbst einzieht.',
      'non-dwelling': 'Steuer auf den Kaufpreis von allem, was keine Wohnung ist.',
    },
    notary:
      'Die Übertragungsurkunde und bei einem Kredit die Hypothekenurkunde. Notare bestimmen ihren Preis selbst; dies ist ein üblicher Betrag.',
    registry: 'Eintragung der Urkunden in die öffentlichen Register.',
    valuation: 'Ein validiertes Gutachten, wie es Kreditgeber verlangen.',
    advice: 'Beratung und Vermittlung bei Finanzierung oder Kauf.',
  },
  rates: {
    heading: 'Grunderwerbsteuer nach Jahr',
    purchaser: 'Käufer',
    limit: 'Erstkäufergrenze',
    source: 'Quelle: {{source}}',
  },
  action: {
    share: 'Link kopieren',
    copied: 'Der Link ist kopiert. Wer ihn öffnet, sieht diese Berechnung.',
    notCopied: 'Kopieren geht hier nicht. Die Adressleiste hat denselben Link.',
    print: 'Drucken',
    retry: 'Erneut versuchen',
  },
  failure: {
    title: 'Die Kosten lassen sich gerade nicht berechnen',
    away: 'Der Dienst antwortet nicht. Ihre Eingaben stehen noch da.',
    refused: 'Mit diesen Angaben kann der Dienst nicht rechnen. Prüfen Sie Preis und Datum.',
    details: 'Für den Support',
  },
  note: 'Eine Vorausberechnung, keine Beratung. Der Notar erstellt die Abrechnung.',
};
