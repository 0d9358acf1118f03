export const nl = {
  none: 'Meldingen',
  unread_one: 'Meldingen: {{count}} ongelezen',
  unread_other: 'Meldingen: {{count}} ongelezen',
} as const;
