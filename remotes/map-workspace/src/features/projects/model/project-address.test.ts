import { datePresets, projectStatuses } from '@kavel/contracts/projects';
import fc from 'fast-check';
import { projectViews, readProjectState, writeProjectState } from './project-address';

const text = fc.option(fc.string({ minLength: 1, maxLength: 20 }).filter(value => value.trim() === value));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));
const filters = fc
  .record({
    selectedDatePreset: fc.constantFrom(...datePresets),
    days: fc.tuple(fc.option(day), fc.option(day)),
    selectedService: text,
    selectedStatus: fc.option(fc.constantFrom(...projectStatuses)),
    selectedObjectType: text,
    issue_key: text,
    parent_key: text,
  })
  .map(({ days: [one, other], ...filter }) => {
    const [from, to] = one && other && one > other ? [other, one] : [one, other];
    const isCustom = filter.selectedDatePreset === 'custom';
    return { ...filter, dateRange: isCustom ? { from, to } : { from: null, to: null } };
  });

test('an address says all that the page shows', () => {
  const states = fc.record({
    filter: filters,
    view: fc.constantFrom(...projectViews),
    projectId: fc.option(fc.oneof(fc.constant('new'), fc.uuid())),
  });
  fc.assert(
    fc.property(states, state => {
      const query = writeProjectState(new URLSearchParams('utm=x'), state);
      expect(query.get('utm')).toBe('x');
      expect(readProjectState(query)).toEqual({ ...state, camera: null });
    }),
  );
});

test('defaults are not written, and what makes no sense has its default', () => {
  const state = readProjectState(
    new URLSearchParams('view=games&selectedDatePreset=ever&selectedStatus=lost&project=12&dateRange=x'),
  );
  expect(state).toMatchObject({ view: 'board', projectId: null });
  expect(state.filter).toMatchObject({ selectedDatePreset: 'thisYear', selectedStatus: null });
  expect(writeProjectState(new URLSearchParams(), state).toString()).toBe('');
});

test('a text that the service would refuse does not filter', () => {
  const tooLong = 'x'.repeat(61);
  const query = new URLSearchParams({ issue_key: tooLong, parent_key: 'A\u202EB', selectedService: ' ' });
  expect(readProjectState(query).filter).toMatchObject({
    issue_key: null,
    parent_key: null,
    selectedService: null,
  });
});
