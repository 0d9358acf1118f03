import {
  type ProjectCells,
  type ProjectColumn,
  type ProjectImportRow,
  projectColumns,
  projectLimits,
} from '@kavel/contracts/projects';

/** For each field the number of its column; fields without one are not imported. */
export type ColumnChoice = Partial<Record<ProjectColumn, number>>;

/** How trackers head their columns in English, Dutch and German, without spaces and signs. */
const headings: Record<ProjectColumn, readonly string[]> = {
  issue_key: ['issuekey', 'key', 'sleutel', 'schlüssel', 'vorgangsschlüssel', 'issueid', 'id', 'nummer'],
  parent_key: [
    'parentkey',
    'parent',
    'epiclink',
    'customfieldepiclink',
    'opdracht',
    'order',
    'auftrag',
    'bovenliggend',
  ],
  title: ['summary', 'title', 'titel', 'samenvatting', 'zusammenfassung', 'naam', 'name', 'onderwerp'],
  service: ['service', 'dienst', 'soortwerk', 'issuetype', 'type', 'artderarbeit', 'vorgangstyp'],
  status: ['status', 'state', 'stand'],
  objectType: ['objecttype', 'objekttyp', 'propertytype', 'soortobject'],
  start: [
    'start',
    'startdate',
    'startdatum',
    'begin',
    'begindatum',
    'beginn',
    'created',
    'aangemaakt',
    'erstellt',
  ],
  due: ['due', 'duedate', 'deadline', 'klaarop', 'vervaldatum', 'einddatum', 'fällig', 'fälligkeitsdatum'],
  closed: [
    'closed',
    'resolved',
    'resolutiondate',
    'gesloten',
    'opgelost',
    'afgerond',
    'geschlossen',
    'erledigt',
  ],
  address: ['address', 'adres', 'adresse', 'objectadres', 'locatie', 'location'],
  description: ['description', 'omschrijving', 'beschrijving', 'beschreibung', 'toelichting'],
};

const bare = (heading: string) => heading.toLowerCase().replace(/custom field|[^\p{L}\d]/gu, '');

/** The columns that headings name; of several names for one field the first in the list wins. */
export function guessColumns(heading: readonly string[]): ColumnChoice {
  const names = heading.map(bare);
  const taken = new Set<number>();
  const choice: ColumnChoice = {};
  for (const field of projectColumns) {
    const column = headings[field]
      .map(name => names.findIndex((one, at) => one === name && !taken.has(at)))
      .find(at => at >= 0);
    if (column === undefined) continue;
    choice[field] = column;
    taken.add(column);
  }
  return choice;
}

/** Rows below the heading as they are sent. Empty rows are left out; lines are counted as in the file. */
export function importRows(table: readonly (readonly string[])[], choice: ColumnChoice): ProjectImportRow[] {
  const chosen = Object.entries(choice) as [ProjectColumn, number][];
  return table.slice(1).flatMap((cells, at) => {
    if (cells.every(cell => cell.trim() === '')) return [];
    const read: ProjectCells = {};
    for (const [field, column] of chosen) {
      read[field] = (cells[column] ?? '').slice(0, projectLimits.description * 4);
    }
    return [{ line: at + 2, cells: read }];
  });
}
