import { type HeldPage, watchHeldPage } from './held-page';

const map = document.createElement('div');
const slider = document.createElement('div');
let page: HeldPage;

/** jsdom has no pointer events; a mouse event with that name has the needed properties. */
const point = (type: string, buttons: number, at: Element) =>
  at.dispatchEvent(new MouseEvent(type, { buttons, bubbles: true }));

async function isFree(): Promise<boolean> {
  let free = false;
  void page.whenFree().then(() => {
    free = true;
  });
  await Promise.resolve();
  return free;
}

beforeEach(() => {
  document.body.append(map, slider);
  page = watchHeldPage(map);
});
afterEach(() => page.dispose());

test('waits while a slider is dragged', async () => {
  point('pointerdown', 1, slider);
  const freed = page.whenFree();
  expect(await isFree()).toBe(false);
  point('pointermove', 1, slider);
  expect(await isFree()).toBe(false);
  point('pointerup', 0, slider);
  await freed;
  expect(await isFree()).toBe(true);
});

test('detects a release outside the window when the pointer returns', async () => {
  point('pointerdown', 1, slider);
  point('pointermove', 0, document.body);
  expect(await isFree()).toBe(true);
});

test('a drag of the map itself, or a moving pointer, does not block', async () => {
  point('pointerdown', 1, map);
  expect(await isFree()).toBe(true);
  point('pointermove', 0, slider);
  expect(await isFree()).toBe(true);
});

test('an unmounted page does not block', async () => {
  point('pointerdown', 1, slider);
  const freed = page.whenFree();
  page.dispose();
  await expect(freed).resolves.toBeUndefined();
});
