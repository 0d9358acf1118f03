/** Texts of the Monte Carlo simulation. */
export const monteCarlo = {
  title: 'Monte Carlo',
  intro: 'Hoe de marktwaarde (kasstroom, k.k.) spreidt als de uitgangspunten tegelijk onzeker zijn.',
  open: 'Toon Monte Carlo',
  begin: 'Simulatie instellen',
  again: 'Opnieuw simuleren',
  start: 'Start',
  stop: 'Stop',
  settings: 'Verdelingen van de simulatie',
  distributions:
    'Verdelingen rond de uitgangspunten van deze waardering, met elk uitgangspunt als gemiddelde. Vul de standaarddeviatie in; 0 houdt een uitgangspunt vast. Normaal en lognormaal zijn afgekapt op drie standaarddeviaties; driehoek en uniform eindigen op √6 en √3 daarvan. De voorgestelde waarden zijn aannames van Kavel, niet uit cijfers geschat: pas ze aan.',
  shapeOf: 'Verdeling: {{parameter}}',
  shapes: { normal: 'normaal', triangular: 'driehoek', uniform: 'uniform', lognormal: 'lognormaal' },
  shapesUsed: 'Verdelingen: {{shapes}}.',
  correlation: 'Correlatie disconteringsvoet en exit yield (−1 tot 1)',
  runs: 'Trekkingen',
  seed: 'Startgetal (seed)',
  percentile: '{{percent}}e percentiel',
  chart: 'Verdeling van de marktwaarde',
  below: 'Kans op een waarde onder (€)',
  probability: '{{percent}} van de trekkingen ligt onder {{amount}}.',
  belowCompared: '{{percent}} van de trekkingen ligt onder de marktwaarde uit vergelijking, {{amount}}.',
  noAmount: 'Vul een bedrag boven nul in.',
  made: '{{runs}} trekkingen met startgetal {{seed}}, op kasstromen per bucket en type.',
  check:
    'Getoetst aan {{runs}} trekkingen over alle eenheden: gemiddeld {{mean}} % en hooguit {{largest}} % verschil.',
  withoutValue: '{{count}} trekkingen gaven geen waarde en tellen niet mee.',
  progress: '{{done}} van {{total}} toetsende berekeningen',
  failed:
    'De simulatie is gestopt: de waardering is intussen gewijzigd of heeft geen kasstroom. Start haar opnieuw.',
  outdated:
    'De waardering is sinds deze simulatie gewijzigd. Simuleer opnieuw voor de huidige uitgangspunten.',
  none: 'Er is geen simulatie bewaard.',
} as const;
