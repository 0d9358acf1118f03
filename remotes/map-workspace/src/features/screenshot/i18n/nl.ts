export const nl = {
  title: 'Beeld van de 3D-kaart',
  about: 'Een PNG van dit beeld, met schaal, noordpijl, bronnen en datum erin. Alles staat in het adres.',
  making: 'Beeld maken',
  preview: 'Beeld van de 3D-kaart, {{width}} bij {{height}} pixels',
  settings: 'Beeld',
  size: 'Formaat',
  sizeOf: '{{width}} × {{height}}',
  ownSize: 'Eigen formaat',
  width: 'Breedte in pixels',
  height: 'Hoogte in pixels',
  light: 'Licht',
  lightOfTime: 'Van het gekozen tijdstip',
  presets: { dawn: 'Ochtend', day: 'Dag', dusk: 'Avond', night: 'Nacht' },
  buildings: '3D-gebouwen',
  poi: 'Namen van stations',
  download: 'Download PNG',
  fileName: 'kavel-3d-{{place}}-{{date}}.png',
  back: 'Beeld kiezen op de 3D-kaart',
  fictional: 'fictief',
  retry: 'Probeer opnieuw',
  problems: {
    size: 'Dit formaat kan niet: elke kant is 64 tot {{most}} pixels.',
    tooLarge: 'De grafische kaart van deze browser kan dit formaat niet tekenen. Kies een kleiner formaat.',
    tooLargeFor:
      'De grafische kaart van deze browser tekent hoogstens {{most}} pixels langs een kant. Kies een kleiner formaat.',
    noWebgl:
      'Deze browser kan geen 3D tekenen (WebGL ontbreekt of staat uit). Zonder WebGL is er geen beeld.',
    failed: 'Het beeld kon niet worden gemaakt.',
  },
  scale: '{{length}}',
  scaleTilted: '{{length}} (in het midden, dwars)',
  north: 'N',
  lightLine: 'Licht van {{moment}}',
  madeLine: 'Gemaakt met Kavel op {{date}}',
  sourceLine: 'Bronnen: {{sources}}',
};

export type Texts = typeof nl;
