import { readCoordinates } from './coordinates';

const apeldoorn = { lon: 5.97, lat: 52.2 };

test.each([
  '52.2,5.97',
  '52.2, 5.97',
  '5.97 52.2',
  '52.2;5.97',
  '52,2 5,97',
  '52,2; 5,97',
  '52,2, 5,97',
  `52°12'N 5°58'12"E`,
  `52° 12' 0" N, 5° 58' 12" O`,
  `52°12′N, 5°58,2′OL`,
  `N52.2 E5.97`,
  'N 52° 12.0 E 5° 58.2',
  '52.2° NB 5.97° OL',
  '5.97°E 52.2°N',
  'geo:52.2,5.97',
  'POINT(5.97 52.2)',
  'WGS84: 52.2, 5.97',
  'lat=52.2, lon=5.97',
  'https://www.google.com/maps/@52.2,5.97,17z',
  'https://www.openstreetmap.org/#map=17/52.2/5.97',
])('reads degrees: %s', text => {
  expect(readCoordinates(text)).toEqual({
    place: { lon: expect.closeTo(apeldoorn.lon, 4), lat: expect.closeTo(apeldoorn.lat, 4) },
    system: 'WGS84',
  });
});

test.each([
  '155000 463000',
  '155000, 463000',
  '463000 155000',
  '155000.0;463000.0',
  '155.000, 463.000',
  'RD 155000 463000',
  'RD New: 155000, 463000',
  'x=155000, y=463000',
  'EPSG:28992 155000 463000',
  'POINT (155000 463000)',
])('reads RD: %s', text => {
  expect(readCoordinates(text)).toEqual({
    place: { lon: expect.closeTo(5.387_206, 5), lat: expect.closeTo(52.155_174, 5) },
    system: 'RD',
  });
});

test.each([
  ['10, 20', 'outside'],
  ['48.85, 2.35', 'outside'],
  ['194000 47000', 'outside'],
  ['5.97 N, 52.2 E', 'outside'],
  [`52°12'N`, 'half'],
  ['52.2° N, 5.97° N', 'half'],
])('says what is wrong with %s', (text, problem) => {
  expect(readCoordinates(text)).toEqual({ problem });
});

test.each([
  'Laan van de Leeuw 38',
  'Dorpsstraat 12 O',
  '7311 KX',
  '7311KX 38',
  '0200010000130331',
  'TAX-1',
  'APD01 A 1234',
  '1e Wormenseweg 5',
  '7311',
])('leaves other text alone: %s', text => {
  expect(readCoordinates(text)).toBeNull();
});
