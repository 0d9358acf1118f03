import type { TextsOf } from '@kavel/i18n';
import type { nl } from './nl';

export const de: TextsOf<typeof nl> = {
  inWorkArea: 'Nur die Einheiten im Arbeitsgebiet.',
  choose: 'Portfolio auf der Karte',
  help: 'Wählen Sie eines für seine Summen, Aufgaben, Einheiten und Links.',
  none: 'Kein Portfolio gewählt',
  open: 'Portfolio öffnen',
  value: 'Wert €',
  noUnits:
    'Noch keine Adressen in diesem Portfolio. Suchen Sie eine Adresse oder klicken Sie auf einen Punkt, und fügen Sie sie hinzu.',
  tasks: {
    title: 'Aufgaben',
    none: 'Nichts zu tun.',
    draft: 'Entwurf fertigstellen: {{name}}',
    'in-review': 'Prüfen: {{name}}',
    withoutRent_one: '{{n}} Einheit ohne Miete',
    withoutRent_other: '{{n}} Einheiten ohne Miete',
    withoutValue_one: '{{n}} Einheit ohne Wert',
    withoutValue_other: '{{n}} Einheiten ohne Wert',
  },
};
