export const nl = {
  title: 'Grenzen aan eigen waarden',
  back: 'Beheer',
  about:
    'Wie waardeert mag de waarde van het rekenmodel vervangen door een eigen waarde, met een reden. Hier bepaalt u hoe ver die van het model mag afwijken.',
  alone: {
    label: 'Zelf toegestaan (%)',
    hint: 'Tot deze afwijking van de modelwaarde, naar boven of beneden, geldt de eigen waarde meteen.',
  },
  together: {
    label: 'Toegestaan met een tweede persoon (%)',
    hint: 'Daarboven geldt de waarde pas als een collega haar bevestigt. Verder dan deze afwijking mag niemand gaan. Gelijk aan de eerste grens: alleen binnen die grens.',
  },
  leastReason: {
    label: 'Kortste reden (letters en cijfers)',
    hint: 'Elke eigen waarde heeft een reden. Een letter die wordt herhaald, telt één keer.',
  },
  problems: {
    percentage: 'Vul een percentage in van 0 tot en met 100, met hooguit twee decimalen.',
    'below-alone': 'Deze grens mag niet lager zijn dan wat iemand zelf mag.',
    count: 'Vul een heel getal in van {{min}} tot en met {{max}}.',
  },
  example: {
    title: 'Voorbeeld: het model zegt {{value}}',
    alone: 'Zelf: van {{low}} tot {{high}}.',
    together: 'Met een tweede persoon: van {{low}} tot {{high}}.',
    beyond: 'Verder: niet.',
  },
  effect:
    'De grenzen gelden voor de hele organisatie. Waarden in concepten en ingediende waarderingen die erbuiten komen te vallen, moeten vóór het indienen of goedkeuren opnieuw worden bevestigd of aangepast. Goedgekeurde waarderingen veranderen niet.',
  checklist: {
    title: 'Checklist bij goedkeuring',
    required: 'Keur pas goed als de checklist van de waardering compleet is',
    about:
      'Alle punten zijn dan beantwoord door wie waardeert en bevestigd door wie beoordeelt. Anders waarschuwt de lijst alleen.',
    unchanged: 'Standaard waarschuwt de lijst alleen.',
  },
  unchanged: 'Dit zijn de standaardgrenzen; uw organisatie heeft ze nog niet gewijzigd.',
  leave: {
    title: 'De grenzen zijn niet opgeslagen',
    text: 'Als u weggaat, blijft gelden wat er was.',
  },
};
