import type { ProjectColumn } from '@kavel/contracts/projects';
import type { Headings } from '@kavel/table-import';

/** Column headings of trackers in English, Dutch and German, without spaces and punctuation. */
export const trackerHeadings: Headings<ProjectColumn> = {
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
