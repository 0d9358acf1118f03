export const nl = {
  tooSlow:
    'Het bestand was na een halve minuut nog niet klaar. Toon minder eenheden met een filter, of kies Excel of CSV.',
};
