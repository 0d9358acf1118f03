import type { SceneProps } from '@kavel/map';
import { act, render, screen } from '@testing-library/react';
import { Late3d } from './late-3d';

const settings = { mode3d: true, theme: 'default', buildings3d: true, hidden: [] as string[] };
let canDraw = true;
jest.mock('../../map-layers', () => ({ useMapSettings: () => settings }));
jest.mock('../../view3d', () => ({ canDraw3d: () => canDraw }));
jest.mock('../../mode3d', () => ({
  loadMode3d: async () => ({
    default: (props: { settings: object }) => `in 3D ${JSON.stringify(props.settings)}`,
  }),
}));

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  canDraw = true;
  Object.assign(settings, { mode3d: true, theme: 'default', buildings3d: true, hidden: [] });
  Object.assign(window, { requestIdleCallback: (then: () => void) => idle.push(then) });
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

/** Shows the part beside a flat map; the answer completes its first picture. */
async function open() {
  let complete = () => {};
  const whole = new Promise<void>(resolve => {
    complete = resolve;
  });
  render(<Late3d {...({ flat: { complete: () => whole } } as unknown as SceneProps)} />);
  await act(async () => {});
  return () => act(async () => complete());
}
const rest = () => act(async () => idle.splice(0).forEach(then => void then()));

test('waits for the flat picture, then for an idle browser', async () => {
  const complete = await open();
  expect(idle).toHaveLength(0);
  await complete();
  expect(screen.queryByText(/in 3D/)).not.toBeInTheDocument();
  await rest();
  expect(await screen.findByText(/in 3D/)).toBeVisible();
});

test('loads nothing where 3D cannot be drawn', async () => {
  canDraw = false;
  const complete = await open();
  await complete();
  await rest();
  expect(screen.queryByText(/in 3D/)).not.toBeInTheDocument();
});

test('loads nothing when it is switched off', async () => {
  settings.mode3d = false;
  const complete = await open();
  await complete();
  expect(idle).toHaveLength(0);
});

test.each([
  [{}, { theme: 'default', shown: true }],
  [{ theme: 'faded' }, { theme: 'faded', shown: true }],
  [{ buildings3d: false }, { theme: 'default', shown: false }],
  // What is hidden on the flat map is not raised.
  [{ hidden: ['panden'] }, { theme: 'default', shown: false }],
])('of the settings %j the 3D map is given %j', async (change, given) => {
  Object.assign(settings, change);
  const complete = await open();
  await complete();
  await rest();
  expect(await screen.findByText(`in 3D ${JSON.stringify(given)}`)).toBeVisible();
});
