import { whenIdle } from './when-idle';

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

test('calls only when the browser says that it is idle', () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (act: () => void) => waiting.push(act) });
  const act = jest.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  for (const one of waiting) one();
  expect(act).toHaveBeenCalledTimes(1);
});
