import { createBus } from './bus';

const portfolioId = '7b1f7a52-3d5c-4d0f-9b58-4c8c8f0c2f11';

/** Two tabs of one origin: each receives what the other posts. */
function twoTabs() {
  const hub = new Set<EventTarget>();
  const makeChannel = () => {
    const channel = new EventTarget();
    hub.add(channel);
    const postMessage = (data: unknown) => {
      for (const other of hub) {
        if (other !== channel)
          other.dispatchEvent(new MessageEvent('message', { data: JSON.parse(JSON.stringify(data)) }));
      }
    };
    return Object.assign(channel, { postMessage }) as unknown as BroadcastChannel;
  };
  return [createBus(makeChannel()), createBus(makeChannel())] as const;
}

describe('the event bus', () => {
  test('replays the last value to a new subscriber when declared', () => {
    const bus = createBus(null);
    bus.publish('unit-selected', { objectId: '0200010000009675', portfolioId });
    const heard: unknown[] = [];
    bus.subscribe('unit-selected', event => heard.push(event.objectId));
    expect(heard).toEqual(['0200010000009675']);
  });

  test('replays nothing to a new subscriber otherwise', () => {
    const bus = createBus(null);
    bus.publish('portfolio-changed', { portfolioId });
    const heard: unknown[] = [];
    bus.subscribe('portfolio-changed', event => heard.push(event));
    expect(heard).toEqual([]);
  });

  test('rejects a payload that violates the schema of the event', () => {
    expect(() => createBus(null).publish('portfolio-changed', { portfolioId: 'no id' })).toThrow();
  });

  test('a subscriber that throws does not affect the others', () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const bus = createBus(null);
    const heard: string[] = [];
    bus.subscribe('portfolio-changed', () => {
      throw new Error('broken subscriber');
    });
    bus.subscribe('portfolio-changed', event => heard.push(event.portfolioId));
    bus.publish('portfolio-changed', { portfolioId });
    expect(heard).toEqual([portfolioId]);
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken subscriber' }));
  });

  test('sends events to other tabs only when declared', () => {
    const [here, there] = twoTabs();
    const heard: string[] = [];
    there.subscribe('session', event => heard.push(event.state));
    there.subscribe('toast', event => heard.push(event.title));
    here.publish('session', { state: 'signed-out' });
    here.publish('toast', { tone: 'info', title: 'only here' });
    expect(heard).toEqual(['signed-out']);
  });

  test('replays the latest value from another tab to a late subscriber', () => {
    const [here, there] = twoTabs();
    there.publish('unit-selected', { objectId: 'early', portfolioId });
    here.publish('unit-selected', { objectId: 'late', portfolioId });
    const heard: unknown[] = [];
    there.subscribe('unit-selected', event => heard.push(event.objectId));
    expect(heard).toEqual(['late']);
  });

  test('a watcher sees events before and after it subscribed, with their origin', () => {
    const [here, there] = twoTabs();
    here.publish('toast', { tone: 'info', title: 'before' });
    const seen: unknown[] = [];
    here.watch(({ number, name, from }) => seen.push([number, name, from]));
    there.publish('session', { state: 'refreshed' });
    expect(seen).toEqual([
      [1, 'toast', 'this tab'],
      [2, 'session', 'another tab'],
    ]);
  });

  test('a rejected event reaches no subscriber or watcher, here or in the other tab', () => {
    const [here, there] = twoTabs();
    const seen = jest.fn();
    here.watch(seen);
    there.subscribe('portfolio-changed', seen);
    expect(() => here.publish('portfolio-changed', { portfolioId: 'no id' })).toThrow();
    expect(seen).not.toHaveBeenCalled();
  });

  test('a watcher that throws does not affect subscribers', () => {
    Object.assign(globalThis, { reportError: jest.fn() });
    const bus = createBus(null);
    const heard = jest.fn();
    bus.watch(() => {
      throw new Error('broken watcher');
    });
    bus.subscribe('portfolio-changed', heard);
    bus.publish('portfolio-changed', { portfolioId });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('an action of a toast needs alternative text', () => {
    const onAction = () => undefined;
    const publish = (altText: string) =>
      createBus(null).publish('toast', {
        tone: 'info',
        title: 'Gone',
        action: { label: 'Undo', altText, onAction },
      });
    expect(() => publish('  ')).toThrow();
    expect(() => publish('Press Undo in the list')).not.toThrow();
  });
});
