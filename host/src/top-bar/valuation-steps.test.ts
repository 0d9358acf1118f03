import { valuationSteps } from './valuation-steps';

const id = '7b1f7a52-3d5c-4d0f-9b58-4c8c8f0c2f11';
const states = (path: string, hasBuckets: boolean, loading = false) =>
  valuationSteps(path, { valuationId: id, hasBuckets, loading }).map(step => step.state);

describe('the stepper', () => {
  test('links to the four steps of this valuation', () => {
    expect(valuationSteps(`/valuation/${id}/buckets`, null).map(step => [step.title, step.to])).toEqual([
      ['Buckets', `/valuation/${id}/buckets`],
      ['Valuation', `/valuation/${id}/valuation`],
      ['Calculation', `/valuation/${id}/calculation`],
      ['Summary', `/valuation/${id}/summary`],
    ]);
  });

  test('the step in the path is active and those before it are done', () => {
    expect(states(`/valuation/${id}/calculation`, true)).toEqual([
      'completed',
      'completed',
      'active',
      'inactive',
    ]);
  });

  test.each([true, false])('Buckets is done when bucket data exists, on every step: %s', hasBuckets => {
    for (const step of ['buckets', 'valuation', 'calculation', 'summary', 'elsewhere']) {
      const progress = { valuationId: id, hasBuckets, loading: false };
      expect(valuationSteps(`/valuation/${id}/${step}`, progress)[0]?.done).toBe(hasBuckets);
    }
    expect(states(`/valuation/${id}/summary`, hasBuckets)[0]).toBe(hasBuckets ? 'completed' : 'inactive');
  });

  test('Buckets is not done while its data is unknown', () => {
    expect(valuationSteps(`/valuation/${id}/summary`, null)[0]).toMatchObject({
      state: 'inactive',
      done: false,
      loading: false,
    });
  });

  test('a path without a known step makes the first one active', () => {
    expect(states(`/valuation/${id}/elsewhere`, false)).toEqual([
      'active',
      'inactive',
      'inactive',
      'inactive',
    ]);
  });

  test('Buckets and the active step show that they are loading', () => {
    const steps = valuationSteps(`/valuation/${id}/valuation`, {
      valuationId: id,
      hasBuckets: false,
      loading: true,
    });
    expect(steps.map(step => step.loading)).toEqual([true, true, false, false]);
  });

  test('the state of another valuation is ignored', () => {
    const other = { valuationId: '00000000-0000-4000-8000-000000000000', hasBuckets: true, loading: true };
    expect(valuationSteps(`/valuation/${id}/buckets`, other)[0]).toMatchObject({
      state: 'active',
      loading: false,
    });
  });
});
