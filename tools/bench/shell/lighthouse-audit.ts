import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../visit';

export type Device = 'desktop' | 'mobile';
export type Category = 'accessibility' | 'best-practices' | 'seo';

const attempts = 3;

/** Audits an address for performance and these categories. On a busy machine a run may miss the start of the page; then it is repeated. */
export async function audit(
  address: string,
  device: Device,
  categories: readonly Category[],
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...result } = await auditOnce(address, device, categories);
    if (!runtimeError) return result;
    if (attempt === attempts) throw new Error(`${address}: ${runtimeError.message}`);
  }
}

async function auditOnce(address: string, device: Device, categories: readonly Category[]): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(
      address,
      {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', ...categories],
      },
      // Without a configuration it is a phone.
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (run === undefined) throw new Error(`Lighthouse had no result for ${address}.`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}
