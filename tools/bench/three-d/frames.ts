import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Animation frames in which WebGL drew. */
    framesDrawn: number;
  }
}

/** Runs in the page before its own scripts. */
export function countFrames(): void {
  window.framesDrawn = 0;
  let drew = false;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = callback =>
    ask(time => {
      drew = false;
      callback(time);
      if (drew) window.framesDrawn += 1;
    });
  const { prototype } = WebGL2RenderingContext;
  const { drawElements, drawArrays } = prototype;
  prototype.drawElements = function (...args) {
    drew = true;
    drawElements.apply(this, args);
  };
  prototype.drawArrays = function (...args) {
    drew = true;
    drawArrays.apply(this, args);
  };
}

/** Frames that are drawn while nothing is asked of the page. */
export async function framesIn(page: Page, ms: number): Promise<number> {
  const before = await page.evaluate(() => window.framesDrawn);
  await page.waitForTimeout(ms);
  return (await page.evaluate(() => window.framesDrawn)) - before;
}

const steps = 8;

/** Frames a second of a full turn, in steps of 45°. */
export async function turn(page: Page): Promise<number> {
  await page.bringToFront();
  const button = page.getByRole('button', { name: 'Rechtsom draaien' });
  const before = await page.evaluate(() => window.framesDrawn);
  let spent = 0;
  for (let step = 0; step < steps; step++) {
    const address = page.url();
    const started = performance.now();
    await button.click();
    await page.waitForFunction(old => window.location.href !== old, address);
    spent += performance.now() - started;
  }
  const frames = (await page.evaluate(() => window.framesDrawn)) - before;
  return (frames / spent) * 1_000;
}
