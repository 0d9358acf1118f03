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

  test('the step of the path is active and those before it are done', () => {
    expect(states(`/valuation/${id}/calculation`, true)).toEqual([
      'completed',
      'completed',
      'active',
      'inactive',
    ]);
  });

  test('Buckets is not done by going past it, once it is known that there are none', () => {
    expect(states(`/valuation/${id}/valuation`, false)[0]).toBe('inactive');
    expect(states(`/valuation/${id}/valuation`, false, true)[0]).toBe('completed');
  });

  test('a path without a known step makes the first one active', () => {
    expect(states(`/valuation/${id}/elsewhere`, false)).toEqual([
      'active',
      'inactive',
      'inactive',
      'inactive',
    ]);
  });

  test('only the active step shows that it loads', () => {
    const steps = valuationSteps(`/valuation/${id}/valuation`, {
      valuationId: id,
      hasBuckets: true,
      loading: true,
    });
    expect(steps.map(step => step.loading)).toEqual([false, true, false, false]);
  });

  test('what is reported of another valuation does not count', () => {
    const other = { valuationId: '00000000-0000-4000-8000-000000000000', hasBuckets: true, loading: true };
    expect(valuationSteps(`/valuation/${id}/buckets`, other)[0]).toMatchObject({
      state: 'active',
      loading: false,
    });
  });
});
