import fc from 'fast-check';
import { RowPacker, TextNumbers } from './packed-rows';

const id = fc.oneof(
  fc.constantFrom(
    '0000000000000000',
    '9999999999999999',
    '9007199254740991',
    '9007199254740993',
    '0363010000712345',
  ),
  fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }).map(number => String(number).padStart(16, '0')),
);

test('an id is packed as its number, whatever its size; none is -1', () => {
  fc.assert(
    fc.property(fc.array(fc.option(id), { minLength: 1, maxLength: 50 }), ids => {
      const packer = new RowPacker({ id: 'id' }, new TextNumbers(0, 1));
      for (const one of ids) packer.add([one]);
      expect(packer.take()).toEqual({
        count: ids.length,
        columns: [BigInt64Array.from(ids, one => (one === null ? -1n : BigInt(one)))],
      });
    }),
  );
});

test('texts have the same number each time, of those that are ours', () => {
  const texts = new TextNumbers(11, 2);
  const packer = new RowPacker({ text: 'text' }, texts);
  for (const text of ['Dorpsstraat', null, 'Kerkweg', 'Dorpsstraat']) packer.add([text]);
  expect(packer.take()?.columns).toEqual([Int32Array.of(11, -1, 13, 11)]);
  expect(texts.takeAdded()).toEqual([
    [11, 'Dorpsstraat'],
    [13, 'Kerkweg'],
  ]);
  expect(texts.takeAdded()).toEqual([]);
  expect(packer.take()).toBeNull();
});

test('control characters are not kept', () => {
  const texts = new TextNumbers(0, 1);
  for (const text of ['Dorps\u001fstraat', 'Kerk\u001e\u0000\nweg\t', 'Dorps\u001fstraat'])
    texts.numberOf(text);
  expect(texts.takeAdded()).toEqual([
    [0, 'Dorps straat'],
    [1, 'Kerk weg'],
  ]);
});
