import { checkedQuestion, readQuestion, writeQuestion } from './office-question';

const id = '0200010000130331';
const read = (text: string) => readQuestion(new URLSearchParams(text));

it('what is written into the address is read again, without what is empty or usual', () => {
  const question = { ...read(`id=${id}`), area: '1.850', rent: '312000', yield: '6,5', date: '2026-07-01' };
  expect(readQuestion(writeQuestion(question))).toEqual(question);
  expect(String(writeQuestion(read(`id=${id}&distance=5&area=`)))).toBe(`id=${id}`);
});

it('an id that is none is no address; the distance is five kilometres at first', () => {
  expect(read('id=12')).toMatchObject({ objectId: null, distance: '5', rent: '' });
});

it('gives the request: a typed 6,5 is 0.065, and nothing is sent for empty fields', () => {
  expect(checkedQuestion(read('area=1.850&yield=6,5&distance=2,5'), id)).toEqual({
    input: { objectId: id, params: {}, oppervlakte: 1850, netYield: 0.065 },
    kilometres: 2.5,
  });
  expect(checkedQuestion(read('distance='), id)).toMatchObject({ kilometres: null });
});

it.each([
  ['date=2026-02-30', 'date'],
  ['distance=ver', 'distance'],
  ['distance=0', 'distance'],
  ['yield=0', 'yield'],
  ['rent=veel', 'rent'],
])('%s is invalid in %s', (text, field) => {
  expect(checkedQuestion(read(text), id)).toEqual({ wrong: new Set([field]) });
});
