import type { BadFact, BadOwn, BulkFactKey, BulkOutcome, BulkState } from '@kavel/contracts/bulk';
import type { PagedRow } from './bulk-page';

type Language = 'nl' | 'en' | 'de';

const headings: Record<Language, readonly string[]> = {
  nl: ['Regel', 'Tekst', 'Uitkomst', 'Adres', 'Objectnummer', 'Reden'],
  en: ['Line', 'Text', 'Outcome', 'Address', 'Object number', 'Reason'],
  de: ['Zeile', 'Text', 'Ergebnis', 'Adresse', 'Objektnummer', 'Grund'],
};

const facts: Record<Language, readonly string[]> = {
  nl: ['Portefeuille', 'Lijst', 'Status', 'Verzonden op', 'Gedownload op'],
  en: ['Portfolio', 'List', 'Status', 'Sent on', 'Downloaded on'],
  de: ['Portfolio', 'Liste', 'Status', 'Gesendet am', 'Heruntergeladen am'],
};

/** Localised as on the page of the list. */
const states: Record<Language, Record<BulkState, string>> = {
  nl: {
    receiving: 'Gecontroleerd, niet toegevoegd',
    running: 'Wordt toegevoegd',
    done: 'Klaar',
    refused: 'Wacht op verbetering',
    cancelled: 'Gestopt',
    failed: 'Mislukt',
  },
  en: {
    receiving: 'Checked, not added',
    running: 'Being added',
    done: 'Done',
    refused: 'Waits for mending',
    cancelled: 'Stopped',
    failed: 'Failed',
  },
  de: {
    receiving: 'Geprüft, nicht hinzugefügt',
    running: 'Wird hinzugefügt',
    done: 'Fertig',
    refused: 'Wartet auf Verbesserung',
    cancelled: 'Angehalten',
    failed: 'Fehlgeschlagen',
  },
};

const outcomes: Record<Language, Record<BulkOutcome, string>> = {
  nl: {
    added: 'Toegevoegd',
    matched: 'Gevonden, niet toegevoegd',
    'not-found': 'Niet gevonden',
    ambiguous: 'Meerdere adressen mogelijk',
    unreadable: 'Geen adres te lezen',
    'already-in-portfolio': 'Staat al in de portefeuille',
    'repeated-line': 'Dubbele regel',
    'invalid-facts': 'Ongeldige gegevens',
  },
  en: {
    added: 'Added',
    matched: 'Found, not added',
    'not-found': 'Not found',
    ambiguous: 'Several addresses possible',
    unreadable: 'No address to be read',
    'already-in-portfolio': 'Already in the portfolio',
    'repeated-line': 'Repeated line',
    'invalid-facts': 'Invalid facts',
  },
  de: {
    added: 'Hinzugefügt',
    matched: 'Gefunden, nicht hinzugefügt',
    'not-found': 'Nicht gefunden',
    ambiguous: 'Mehrere Adressen möglich',
    unreadable: 'Keine Adresse lesbar',
    'already-in-portfolio': 'Bereits im Portfolio',
    'repeated-line': 'Doppelte Zeile',
    'invalid-facts': 'Ungültige Angaben',
  },
};

const repeats: Record<Language, (line: number) => string> = {
  nl: line => `Gelijk aan regel ${line}`,
  en: line => `Same as line ${line}`,
  de: line => `Wie Zeile ${line}`,
};

const problems: Record<Language, Record<BadFact['problem'] | BadOwn['problem'], string>> = {
  nl: {
    'not-a-number': 'geen getal',
    'out-of-range': 'buiten bereik',
    'not-a-date': 'geen datum',
    'not-a-label': 'geen energielabel',
    'not-a-choice': 'geen van de keuzes',
    'not-a-text': 'geen tekst',
  },
  en: {
    'not-a-number': 'not a number',
    'out-of-range': 'out of range',
    'not-a-date': 'not a date',
    'not-a-label': 'not an energy label',
    'not-a-choice': 'none of the choices',
    'not-a-text': 'not a text',
  },
  de: {
    'not-a-number': 'keine Zahl',
    'out-of-range': 'außerhalb des Bereichs',
    'not-a-date': 'kein Datum',
    'not-a-label': 'kein Energielabel',
    'not-a-choice': 'keine der Auswahlmöglichkeiten',
    'not-a-text': 'kein Text',
  },
};

export interface FileFacts {
  portfolio: string;
  /** Name of the sent file; empty for a pasted list. */
  list: string;
  state: BulkState;
  sentAt: Date;
  exportedAt: Date;
}

const fields: Record<Language, Record<BulkFactKey, string>> = {
  nl: {
    annualRent: 'Jaarhuur',
    marketRent: 'Markthuur',
    leaseEnd: 'Einde huurcontract',
    wozValue: 'WOZ-waarde',
    oppervlakte: 'Oppervlakte',
    energielabel: 'Energielabel',
    bouwjaar: 'Bouwjaar',
  },
  en: {
    annualRent: 'Annual rent',
    marketRent: 'Market rent',
    leaseEnd: 'Lease end',
    wozValue: 'WOZ value',
    oppervlakte: 'Floor area',
    energielabel: 'Energy label',
    bouwjaar: 'Year built',
  },
  de: {
    annualRent: 'Jahresmiete',
    marketRent: 'Marktmiete',
    leaseEnd: 'Mietende',
    wozValue: 'WOZ-Wert',
    oppervlakte: 'Fläche',
    energielabel: 'Energielabel',
    bouwjaar: 'Baujahr',
  },
};

/**
 * Head of the file, which spreadsheets read as UTF-8 with semicolons: facts of the list, an empty line, the headings.
 */
export function fileHead(
  { portfolio, list, state, sentAt, exportedAt }: FileFacts,
  language: Language,
): string {
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  const values = [portfolio, list || '–', states[language][state], day(sentAt), day(exportedAt)];
  const lines = facts[language].map((name, index) => toLine([name, guarded(values[index] ?? '')]));
  return `\uFEFF${lines.join('')}\r\n${toLine(headings[language])}`;
}

/** A line of the file. */
export function fileLine({ row, outcome }: PagedRow, language: Language): string {
  const { line, text, address = '', objectId = '', firstLine, badFacts = [], changes = [] } = row;
  const { badOwn = [], ownChanges = [] } = row;
  const reasons = [
    ...(firstLine === undefined ? [] : [repeats[language](firstLine)]),
    ...changes.map(({ field, from, to }) => `${fields[language][field]}: ${from ?? '–'} → ${to}`),
    ...badFacts.map(({ field, problem }) => `${fields[language][field]}: ${problems[language][problem]}`),
    ...ownChanges.map(({ column, from, to }) => `${column}: ${from ?? '–'} → ${to}`),
    ...badOwn.map(({ column, problem }) => `${column}: ${problems[language][problem]}`),
  ];
  // As a formula, so that a spreadsheet keeps the sixteen digits.
  const id = objectId === '' ? '' : `="${objectId}"`;
  return toLine([
    String(line),
    guarded(text),
    outcomes[language][outcome],
    address,
    id,
    guarded(reasons.join(', ')),
  ]);
}

/** Cells that a spreadsheet would run as a formula are written as text. */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(cell => (/[";\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)).join(';')}\r\n`;
}
