import { withWorkArea } from './use-work-area-switch';

test.each([
  ['fn=kantoor', null, 'fn=kantoor'],
  ['fn=kantoor', 'on', 'fn=kantoor&work=on'],
  [
    'fn=kantoor',
    'work=travel&origin=5.9_52.2_bike_from_15',
    'fn=kantoor&work=travel&origin=5.9_52.2_bike_from_15',
  ],
  ['', 'work=travel&origin=5.9_52.2_bike_from_15', 'work=travel&origin=5.9_52.2_bike_from_15'],
])('a link with %p has what is active, %p, which another page reads', (query, chosen, link) => {
  expect(withWorkArea(query, chosen)).toBe(link);
});
