import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  list: {
    title: 'Ein Arbeitsbereich, vier Blickwinkel',
    lead: 'Wer Immobilien kauft, bewertet, finanziert oder vermietet, stellt denselben Adressen andere Fragen. Wählen Sie Ihre.',
  },
  start: {
    estimate: 'Adresse schätzen',
    login: 'Anmelden',
    search: 'Zur Karte',
  },
  others: 'Auch für:',
  limits: 'Was es nicht tut',
  investors: {
    name: 'Investoren',
    title: 'Von der Adressliste zu Wert und Rendite',
    lead: 'Fügen Sie eine Liste ein. Jede Adresse bekommt einen Wert mit Spanne, das Ganze die Zahlen, nach denen Sie steuern.',
    limit:
      'Kavel setzt keine Miete ein, die Sie nicht kennen. Eine Rendite gilt für die Einheiten mit Miete und sagt, wie viele das sind.',
  },
  appraisers: {
    name: 'Gutachter',
    title: 'Vergleiche, die Sie vertreten können',
    lead: 'Jeder Vergleichsverkauf mit Datum, Entfernung, Indexierung, Anpassung und Gewicht. Sie entscheiden; das Modell erklärt.',
    limit: 'Kavel unterschreibt nichts. Das Urteil, und was Sie vor Ort sahen, bleibt Ihres.',
  },
  banks: {
    name: 'Banken',
    title: 'Werte, die sagen, wie sicher sie sind',
    lead: 'Zu jeder Sicherheit eine Spanne von 68 und von 95 % und eine Klasse. Und ein Grund, wo kein Wert möglich ist.',
    limit:
      'Kavel speichert keine Kredite. Die Beträge auf der Überwachungsliste bleiben in Ihrem eigenen Browser.',
  },
  corporations: {
    name: 'Wohnungsgesellschaften',
    title: 'Weitervermieten oder einzeln verkaufen, nebeneinander',
    lead: 'Für jede Gruppe von Wohnungen beide Szenarien über fünfzehn Jahre, mit Mietpunkten und Labels aus denselben Daten.',
    limit:
      'Die jährlichen Tabellen des niederländischen Bewertungshandbuchs fehlen: Sie tragen sie selbst ein, mit Quelle.',
  },
  offers: {
    list: {
      title: 'Eine Liste auf einmal',
      text: 'Eingefügt, CSV oder Excel. Was nicht passt, kommt mit Grund und Vorschlag zurück, auch als Fehlerdatei.',
    },
    values: {
      title: 'Ein Wert je Einheit',
      text: 'Mit Spanne und Genauigkeitsklasse, den Verkäufen dahinter und dem, was den Wert hebt oder senkt.',
    },
    yields: {
      title: 'BAR, NAR und WALT',
      text: 'Aus den Mieten, die Sie eingeben, mit ihrer Grundlage. Die Summe sagt, für wie viele Einheiten sie gilt.',
    },
    bridge: {
      title: 'Der Unterschied erklärt',
      text: 'Zwischen zwei Bewertungen: was der Markt tat, was hinzukam oder wegfiel, und was Sie selbst änderten.',
    },
    sourcing: {
      title: 'Gebäude, die einen Blick lohnen',
      text: 'Geordnet nach sieben Signalen, von unterbewertet bis sanierbar. Was unbekannt ist, heißt unbekannt.',
    },
    references: {
      title: 'Vergleiche mit ihrer Rechnung',
      text: 'Vom Preis zum indexierten zum angepassten Preis, Schritt für Schritt. Ausschließen, festhalten oder ergänzen.',
    },
    judgement: {
      title: 'Ihr Urteil, getrennt bewahrt',
      text: 'Ein anderer Wert verlangt einen Grund. Die Spanne des Modells bleibt daneben; jemand anderes kann bestätigen.',
    },
    record: {
      title: 'Später nachzurechnen',
      text: 'Stichtag, Version des Modells und Stand der Daten stehen beim Ergebnis. Gleiche Eingaben ergeben Gleiches.',
    },
    model: {
      title: 'Ein Modell, das sich prüfen lässt',
      text: 'Erprobt an Verkäufen, die es nicht kannte: Abweichung, Treffer und Abdeckung nach Art, Gebiet und Label.',
    },
    documents: {
      title: 'Ein Bericht in Ihrem Stil',
      text: 'Barrierefreies PDF mit Logo und Farbe, in drei Sprachen, mit der Quelle jeder Zahl.',
    },
    ranges: {
      title: 'Zwei Spannen und eine Klasse',
      text: 'In denen 68 und 95 von 100 Verkaufspreisen erwartet werden, geeicht an zurückgehaltenen Verkäufen.',
    },
    refusals: {
      title: 'Kein Betrag ohne Grund',
      text: 'Fehlt die Fläche oder gibt es zu wenige Verkäufe, folgt ein Grund statt einer Zahl.',
    },
    monitoring: {
      title: 'Kredit neben Wert',
      text: 'Setzen Sie zu jeder Adresse den Kredit: Sie sehen das Verhältnis zum heutigen Wert, und was über 90 % liegt.',
    },
    audit: {
      title: 'Wer was tat',
      text: 'Jede Überschreibung, jeder Export und jeder Statuswechsel steht in einem Protokoll, das nur wachsen kann.',
    },
    scenarios: {
      title: 'Zwei Szenarien, fünfzehn Jahre',
      text: 'Zahlungsströme je Gruppe mit Fluktuation, Endwert und Diskontsatz, und wie empfindlich sie sind.',
    },
    wws: {
      title: 'Mietpunkte und Höchstmiete',
      text: 'Das niederländische Punktesystem von 2026, je Wohnung und als Karte nach Viertel.',
    },
    labels: {
      title: 'Weg von E, F und G',
      text: 'Ein Plan nach Jahren mit Kosten, Wirkung auf die Energie und dem, was übrig bleibt.',
    },
    parameters: {
      title: 'Jeder Parameter mit Quelle',
      text: 'Die Norm neben Ihrem Wert, mit Jahr und Herkunft. Was Sie ändern, bleibt sichtbar.',
    },
    sales: {
      title: 'Eigene Verkäufe als Probe',
      text: 'Bringen Sie Ihre Verkäufe mit und legen Sie sie neben die Bewertung. Sie bleiben bei Ihrer Organisation.',
    },
  },
};
