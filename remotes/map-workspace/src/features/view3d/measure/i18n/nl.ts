export const nl = {
  title: 'Meten',
  kind: 'Wat te meten',
  kinds: { height: 'Hoogte', length: 'Lengte', area: 'Oppervlakte' },
  hints: {
    height: 'Klik een punt: de hoogte boven de grond. Een tweede punt: het verschil.',
    length: 'Klik punten van een lijn; zij loopt door de lucht.',
    area: 'Klik de hoeken van een vlak, ook een schuin dak of een gevel.',
  },
  corners: 'Hoeken van daken trekken aan.',
  keys: 'Met toetsen: schuif de kaart met de pijlen tot het kruis goed staat, dan Enter. Backspace neemt het laatste punt terug.',
  none: 'Nog niets gemeten.',
  points_one: '{{count}} punt',
  points_other: '{{count}} punten',
  full: 'Er passen niet meer punten in één meting.',
  middle: 'Punt in het midden',
  undo: 'Laatste punt terug',
  clear: 'Wis',
  stop: 'Stop met meten',
};

export type Texts = typeof nl;
