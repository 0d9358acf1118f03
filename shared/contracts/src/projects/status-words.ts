import type { ProjectStatus } from './lists';

/** Status names of trackers, in lower case without spaces and punctuation. */
const words: Record<ProjectStatus, readonly string[]> = {
  open: [
    'open',
    'new',
    'todo',
    'backlog',
    'reopened',
    'nieuw',
    'tedoen',
    'teplannen',
    'offen',
    'neu',
    'zuerledigen',
  ],
  planned: ['planned', 'scheduled', 'selectedfordevelopment', 'ready', 'gepland', 'ingepland', 'geplant'],
  'in-progress': [
    ...['inprogress', 'progress', 'doing', 'active', 'started', 'inbehandeling', 'bezig'],
    ...['inuitvoering', 'lopend', 'onderhanden', 'inbearbeitung', 'inarbeit'],
  ],
  'in-review': [
    'inreview',
    'review',
    'testing',
    'controle',
    'inbeoordeling',
    'tercontrole',
    'inprüfung',
    'prüfung',
  ],
  done: [
    ...['done', 'closed', 'resolved', 'completed', 'complete', 'finished', 'delivered'],
    ...[
      'gereed',
      'klaar',
      'afgerond',
      'gesloten',
      'voltooid',
      'opgeleverd',
      'erledigt',
      'fertig',
      'abgeschlossen',
    ],
  ],
  cancelled: [
    ...['cancelled', 'canceled', 'wontdo', 'wontfix', 'rejected', 'declined'],
    ...['geannuleerd', 'vervallen', 'afgewezen', 'ingetrokken', 'storniert', 'abgebrochen'],
  ],
};

const statusByWord = new Map(
  Object.entries(words).flatMap(([status, names]) => names.map(name => [name, status as ProjectStatus])),
);

/** Parses a tracker's status; null when unknown. */
export function statusOfText(text: string): ProjectStatus | null {
  return statusByWord.get(text.toLowerCase().replace(/[^\p{L}\d]/gu, '')) ?? null;
}
