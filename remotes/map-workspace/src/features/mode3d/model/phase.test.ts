import { nextPhase, type Phase, type PhaseEvent } from './phase';

const after = (...events: PhaseEvent[]): Phase => events.reduce<Phase>(nextPhase, 'flat');

test('takes over only when its first picture is complete, and gives back in the same way', () => {
  expect(after('on')).toBe('preparing');
  expect(after('on', 'complete')).toBe('shown');
  expect(after('on', 'complete', 'off')).toBe('leaving');
  expect(after('on', 'complete', 'off', 'complete')).toBe('flat');
});

test('stays flat when it is switched off before it has taken over', () => {
  expect(after('off')).toBe('flat');
  expect(after('on', 'off')).toBe('flat');
});

test('what fails is not tried again by itself', () => {
  expect(after('on', 'failed', 'on')).toBe('refused');
  expect(after('on', 'complete', 'failed', 'on')).toBe('refused');
  expect(after('on', 'failed', 'off', 'on')).toBe('preparing');
});

test('comes back when it is switched on again while it leaves', () => {
  expect(after('on', 'complete', 'off', 'on')).toBe('leaving');
  expect(after('on', 'complete', 'off', 'complete', 'on')).toBe('preparing');
});
