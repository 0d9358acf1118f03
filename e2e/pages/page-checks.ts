import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { smallTargets } from './small-targets';

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
export type Device = keyof typeof sizes;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = {
  // In addition to WCAG 2.2 AA: the accessible name contains the visible label.
  'label-content-name-mismatch': { enabled: true },
  // Ignores that a label extends the target of its control: `smallTargets` measures instead, and is stricter.
  'target-size': { enabled: false },
};
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Loads axe into the page and collects violations of the content policy; call it before the first navigation. */
export async function prepareChecks(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript({ content: axeSource });
  await page.addInitScript(() => {
    // Colours must be checked after their transition: a control that has just been enabled is still pale.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', event =>
      refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
}

/** Waits until loading has ended: a first heading exists, no skeleton or spinner is left, and the page is drawn. */
export async function settled(page: Page, path = page.url()): Promise<void> {
  const isStill = () => {
    const loading = document
      .getAnimations()
      .find(one => one instanceof CSSAnimation && /pulse|spin/.test(one.animationName));
    // Some parts below the fold are loaded when they come into view.
    if (loading?.effect instanceof KeyframeEffect)
      loading.effect.target?.scrollIntoView({ block: 'nearest' });
    return loading === undefined && document.querySelector('h1') !== null;
  };
  // The model report is computed at its first request, which takes a minute on a busy machine.
  await page.waitForFunction(isStill, undefined, { timeout: 150_000 }).catch(async () => {
    throw new Error(`${path} went on loading, or has no first heading: ${await loadingParts(page)}`);
  });
  await drawn(page);
}

/** Waits for a whole frame: observers of sizes, which make a region that scrolls a tab stop, are told with it. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Names of the skeletons and spinners on the page. */
const loadingParts = async (page: Page) => {
  const names = await page
    .locator('[role=status]')
    .evaluateAll(parts => parts.map(part => part.getAttribute('aria-label') ?? part.textContent));
  return names.join(', ');
};

/** Findings of axe, one line per element: rule, element, reason. */
export async function axeFindings(page: Page, only?: string[]): Promise<string[]> {
  const { violations } = await page.evaluate(
    async options => {
      const { axe } = window as unknown as { axe: { run: (options: unknown) => Promise<unknown> } };
      return (await axe.run(options)) as AxeResults;
    },
    {
      runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: tags },
      ...(only ? {} : { rules }),
      // What is shown in a frame is a page of its own, and is walked as one.
      iframes: false,
      resultTypes: ['violations'],
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id}: ${target.join(' ')} (${why})`;
    }),
  );
}

/** Every page has exactly one first heading, and it is visible. */
async function headingProblems(page: Page): Promise<string[]> {
  const headings = page.getByRole('heading', { level: 1 });
  const boxes = await headings.evaluateAll(all =>
    all.map(one => one.getBoundingClientRect()).map(({ width, height }) => width > 1 && height > 1),
  );
  return boxes.length === 1 && boxes[0]
    ? []
    : [`${boxes.length} first headings, ${boxes.filter(Boolean).length} seen`];
}

export const setDark = (dark: boolean) => {
  localStorage.setItem('theme', dark ? 'dark' : 'light');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
};

/** Checks the current page: on each device in light, and its contrast in dark. Returns all problems. */
export async function problemsOf(page: Page, devices: readonly Device[]): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, problems: string[]) => found.push(...problems.map(one => `${where}: ${one}`));
  for (const device of devices) {
    await page.setViewportSize(sizes[device]);
    await settled(page);
    note(device, await axeFindings(page));
    note(device, await page.evaluate(smallTargets));
    note(device, await headingProblems(page));
    // The colours of a theme do not depend on the width.
    if (device !== devices[0]) continue;
    await page.evaluate(setDark, true);
    note(`${device}, dark`, await axeFindings(page, ['color-contrast']));
    await page.evaluate(setDark, false);
  }
  note('policy', await page.evaluate(() => (window as unknown as { refused: string[] }).refused));
  return found;
}
