import { sampleContent, sampleLook } from '../testing/samples';
import type { DocumentJob } from './compile-thread';
import { DocumentCompiler } from './document-compiler';

const job = (title: string) =>
  ({
    template: 'passport',
    content: { ...sampleContent('passport'), title },
    look: sampleLook,
    as: 'svg',
  }) satisfies DocumentJob;

it('documents that are asked for at once are made one after another, also across threads', async () => {
  const compiler = new DocumentCompiler(2);
  const made = await Promise.all(
    ['Een', 'Twee', 'Drie', 'Vier', 'Vijf'].map(title => compiler.make(job(title))),
  );
  expect(made.map(({ pages }) => pages)).toEqual([3, 3, 3, 3, 3]);
  await compiler.close();
});

it('a document that fails affects no other', async () => {
  const compiler = new DocumentCompiler();
  const [failed, made] = await Promise.allSettled([
    compiler.make({ ...job('Een'), template: 'portfolio' }),
    compiler.make(job('Twee')),
  ]);
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('not made') },
  });
  expect(made.status).toBe('fulfilled');
  await compiler.close();
});

it('a document that takes too long says so, and the next one is made', async () => {
  const compiler = new DocumentCompiler();
  const [slow, made] = await Promise.allSettled([compiler.make(job('Een'), 1), compiler.make(job('Twee'))]);
  expect(slow).toMatchObject({
    status: 'rejected',
    reason: { code: 'unprocessable', details: { reason: 'too-slow' } },
  });
  expect(made.status).toBe('fulfilled');
  await compiler.close();
});

it('too many waiting documents are refused, and none after it was closed', async () => {
  const compiler = new DocumentCompiler();
  const waiting = Array.from({ length: 101 }, (_, at) => compiler.make(job(String(at))));
  expect(() => compiler.make(job('te veel'))).toThrow(expect.objectContaining({ code: 'unavailable' }));
  const ended = Promise.allSettled(waiting);
  await compiler.close();
  await ended;
  expect(() => compiler.make(job('later'))).toThrow(expect.objectContaining({ code: 'unavailable' }));
});
