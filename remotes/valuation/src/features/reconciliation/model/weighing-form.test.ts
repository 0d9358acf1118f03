import { weighingOf } from './weighing-form';

test('a weight between 0 and 100 % with a reason; 0 needs none', () => {
  expect(weighingOf({ percent: '37,5', reason: ' Weinig verkopen ' })).toEqual({
    weight: 0.375,
    reason: 'Weinig verkopen',
  });
  expect(weighingOf({ percent: '0', reason: 'oud' })).toEqual({ weight: 0, reason: null });
  expect(weighingOf({ percent: '40', reason: 'kort' })).toEqual({ wrong: 'reason' });
  for (const percent of ['', '101', '-1', 'veel'])
    expect(weighingOf({ percent, reason: 'Weinig verkopen' })).toEqual({ wrong: 'percent' });
});
