export const nl = {
  title: 'Uitgebreid zoeken',
  field: 'Adres, gebied, postcode, BAG-id, coördinaten, portefeuille of project',
  hint: 'Bijvoorbeeld: 52.21, 5.97 of 194000 470000, een BAG-id, of: binnen 500 m van Dorpsstraat 1',
  close: 'Sluiten',
  problems: {
    parcel: 'Kadastrale percelen staan niet in deze gegevens. Zoek op adres of op coördinaten.',
    outside: 'Deze coördinaten liggen niet in Nederland.',
    half: 'Dit is één coördinaat. Geef breedte en lengte, bijvoorbeeld 52.21, 5.97.',
    'unknown-type':
      'Dit is een BAG-id van een nummeraanduiding, straat of woonplaats. Zoek op het id van een verblijfsobject of pand, of op adres.',
    'unknown-id': 'Dit BAG-id staat niet in deze gegevens.',
    failed: 'Een deel van het zoeken is mislukt. Probeer het opnieuw.',
  },
  pc4: {
    some: 'Postcode van vier cijfers: hiervan staan geen grenzen in deze gegevens. Dit zijn enkele adressen erin; zoek met de letters, of op een buurt.',
    none: 'Postcode van vier cijfers: hiervan staan geen grenzen in deze gegevens, en er zijn ook geen adressen in gevonden.',
  },
  saved: 'Bewaarde zoekopdrachten',
  recent: 'Laatst gezocht',
  save: 'Zoekopdracht bewaren',
  unsave: 'Niet meer bewaren',
  found_one: '{{n}} gevonden',
  found_other: '{{n}} gevonden',
  kinds: {
    address: 'Adressen',
    place: 'Coördinaten',
    pand: 'Panden',
    area: 'Gebieden',
    portfolio: 'Portefeuilles',
    project: 'Projecten',
  },
  within: {
    title: 'Binnen {{radius}} m',
    count_one: '{{n}} eigen object of project',
    count_other: '{{n}} eigen objecten en projecten',
    remove: 'Cirkel weghalen',
  },
};
