import { withMark } from './markdown-marks';

test('marks what is selected', () => {
  expect(withMark({ text: 'een wet', start: 4, end: 7 }, 'bold')).toEqual({
    text: 'een **wet**',
    start: 6,
    end: 9,
  });
});

test('marks every line of the selection', () => {
  expect(withMark({ text: 'een\ntwee\ndrie', start: 5, end: 12 }, 'list')).toEqual({
    text: 'een\n- twee\n- drie',
    start: 7,
    end: 16,
  });
});
