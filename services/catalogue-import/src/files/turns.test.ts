import { Turns, twoShares } from './turns';

/** Which parts are theirs when the first goes on a part at a time and the second two, as the quicker one does. */
function claim(parts: number): number[][] {
  const [quick, slow] = twoShares().map(share => new Turns(share));
  const claimed: number[][] = [[], []];
  const read = (turns: Turns | undefined, own: number[] | undefined): void => {
    while (turns && turns.number < parts - 1) {
      if (!turns.next()) continue;
      own?.push(turns.number);
      return;
    }
  };
  for (let round = 0; round < parts; round++) {
    read(quick, claimed[0]);
    read(quick, claimed[0]);
    read(slow, claimed[1]);
  }
  return claimed;
}

test('each part is read by one of two readers, and most by the quicker one', () => {
  const [quick = [], slow = []] = claim(30);
  expect([...quick, ...slow].sort((a, b) => a - b)).toEqual([...Array(30).keys()]);
  expect(quick).toHaveLength(20);
});

test('who reads alone reads everything', () => {
  const turns = new Turns();
  expect([turns.next(), turns.next(), turns.next()]).toEqual([true, true, true]);
  expect(turns.number).toBe(2);
});
