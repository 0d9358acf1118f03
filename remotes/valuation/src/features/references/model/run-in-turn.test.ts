import { type Progress, runInTurn } from './run-in-turn';

const jobs = [
  { key: 'a', units: 10 },
  { key: 'b', units: 30 },
  { key: 'c', units: 60 },
];

const run = async (work: (key: string) => Promise<void>, signal = new AbortController().signal) => {
  const reports: Progress[] = [];
  let seconds = 0;
  const end = await runInTurn(
    jobs,
    async key => {
      await work(key);
      seconds += 2;
    },
    progress => reports.push(progress),
    signal,
    () => seconds * 1000,
  );
  return { end, reports };
};

test('jobs go one after another, with done, total and time left by the pace per unit', async () => {
  const { end, reports } = await run(async () => {});
  expect(end).toEqual({ end: 'finished' });
  expect(reports.map(({ current, done, secondsLeft }) => [current, done, secondsLeft])).toEqual([
    ['a', 0, null],
    ['b', 1, 18],
    ['c', 2, 6],
  ]);
});

test('a failure names the job and stops the rest', async () => {
  const worked: string[] = [];
  const broken = new Error('weg');
  const { end } = await run(async key => {
    worked.push(key);
    if (key === 'b') throw broken;
  });
  expect(worked).toEqual(['a', 'b']);
  expect(end).toEqual({ end: 'failed', key: 'b', error: broken });
});

test('a stop ends it after the job at hand, and is no failure', async () => {
  const controller = new AbortController();
  const worked: string[] = [];
  const { end } = await run(async key => {
    worked.push(key);
    controller.abort();
    throw new DOMException('aborted', 'AbortError');
  }, controller.signal);
  expect(worked).toEqual(['a']);
  expect(end).toEqual({ end: 'stopped' });
});
