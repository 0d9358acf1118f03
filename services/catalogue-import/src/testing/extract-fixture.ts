/** A file of the BAG 2.0 extract; objects are given as the content of their elements. */
export function extractXml(kind: string, objects: readonly string[], standDate = '2026-11-08'): string {
  const stand = objects.map(
    content =>
      `<sl:stand><sl-bag-extract:bagObject><Objecten:${kind}>${content}</Objecten:${kind}></sl-bag-extract:bagObject></sl:stand>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sl-bag-extract:bagStand xmlns:sl-bag-extract="e" xmlns:sl="s" xmlns:Objecten="o" xmlns:gml="g" xmlns:Historie="h">
<selecties-extract:StandTechnischeDatum xmlns:selecties-extract="x">${standDate}</selecties-extract:StandTechnischeDatum>
<sl:standBestand>${stand.join('\n')}</sl:standBestand></sl-bag-extract:bagStand>`;
}

/** One field of an object. */
export function field(name: string, value: string | number): string {
  return `<Objecten:${name}>${value}</Objecten:${name}>`;
}

export function reference(name: string, id: string): string {
  return `<Objecten:verwijst><Objecten-ref:${name} xmlns:Objecten-ref="r">${id}</Objecten-ref:${name}></Objecten:verwijst>`;
}

/** The gemeente of a woonplaats, by their numbers. */
export function relation(town: string, gemeente: string, begin: string, end = ''): string {
  const number = (name: string, value: string): string =>
    `<gwr:${name} xmlns:gwr="w"><gwr:identificatie>${value}</gwr:identificatie></gwr:${name}>`;
  return [
    field('begindatumTijdvakGeldigheid', begin),
    end && field('einddatumTijdvakGeldigheid', end),
    number('gerelateerdeWoonplaats', town),
    number('gerelateerdeGemeente', gemeente),
    field('status', 'definitief'),
  ].join('');
}

/** Timestamps of a version; missing ones are still open. */
export function version(begin: string, { end = '', inactive = '', registeredUntil = '' } = {}): string {
  const parts = [
    `<Historie:beginGeldigheid>${begin}</Historie:beginGeldigheid>`,
    end && `<Historie:eindGeldigheid>${end}</Historie:eindGeldigheid>`,
    inactive && `<Historie:tijdstipInactiefLV>${inactive}</Historie:tijdstipInactiefLV>`,
    registeredUntil &&
      `<Historie:tijdstipEindRegistratieLV>${registeredUntil}</Historie:tijdstipEindRegistratieLV>`,
  ];
  return `<Objecten:voorkomen><Historie:Voorkomen>${parts.join('')}</Historie:Voorkomen></Objecten:voorkomen>`;
}

export function gmlPoint(x: number, y: number): string {
  return `<Objecten:geometrie><gml:Point srsDimension="3"><gml:pos>${x} ${y} 0.0</gml:pos></gml:Point></Objecten:geometrie>`;
}

export function gmlPolygon(ring: readonly (readonly [number, number])[]): string {
  const positions = ring.map(([x, y]) => `${x} ${y} 0.0`).join(' ');
  return `<Objecten:geometrie><gml:Polygon srsDimension="3"><gml:exterior><gml:LinearRing>
    <gml:posList count="${ring.length}">${positions}</gml:posList>
    </gml:LinearRing></gml:exterior></gml:Polygon></Objecten:geometrie>`;
}
