import type { Page } from '@playwright/test';

/** Runs in the page before its scripts, as text: counts by image what is drawn without a break, and keeps the most. */
const watchImages = `
  window.mostImages = [];
  let counts = new Map();
  const { prototype } = CanvasRenderingContext2D;
  const drawImage = prototype.drawImage;
  prototype.drawImage = function (image, ...place) {
    if (counts.size === 0) {
      queueMicrotask(() => {
        const drawn = [...counts.values()];
        const sum = numbers => numbers.reduce((total, number) => total + number, 0);
        if (sum(drawn) > sum(window.mostImages)) window.mostImages = drawn;
        counts = new Map();
      });
    }
    counts.set(image, (counts.get(image) ?? 0) + 1);
    return drawImage.call(this, image, ...place);
  };
`;

export function watchDrawnImages(page: Page): Promise<unknown> {
  return page.addInitScript(watchImages);
}

/** How often each image was drawn in the largest picture. Dots of one colour and size are one image. */
export function drawnImages(page: Page): Promise<number[]> {
  return page.evaluate<number[]>('window.mostImages');
}
