import type { BrowserContext, Page } from '@playwright/test';

/** A page that only prints the pointer's position, to measure the overhead of a movement. */
export async function openEmptyPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent('<p data-count>0</p>');
  await page.evaluate(() => {
    const text = document.querySelector('[data-count]');
    document.addEventListener('pointermove', ({ clientX }) => {
      if (text) text.textContent = String(clientX);
    });
  });
  return page;
}
