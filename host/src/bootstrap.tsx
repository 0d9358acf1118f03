import { session, setServiceAddresses, setTileBase } from '@kavel/auth';
import { startI18n } from '@kavel/i18n';
import { createQueryClient } from '@kavel/query';
import { startColourMode } from '@kavel/ui/core';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readConfig } from './boot/config';
import { sendPageView } from './boot/page-view';
import { readRegistry } from './boot/registry';
import { scriptNonce } from './boot/script-nonce';
import { verifyRegistry } from './boot/verify-registry';
import { readBrand } from './brand/brand';
import { readOverrides } from './overrides/overrides';
import { applyOverrides } from './remotes/apply-overrides';
import { createFederation } from './remotes/federation';
import { latestRegistry, latestRelease } from './remotes/latest-registry';
import { createRemoteLoader } from './remotes/remote-loader';
import './remotes/on-demand';
import { tellOfError, tellOfNewer } from './remotes/tell-user';
import { watchVersions } from './remotes/version-watch';
import { watchErrors } from './remotes/watch-errors';
import { prefetchOpened } from './routing/prefetch-opened';
import { sessionRecord } from './telemetry/session-record';
import { whenIdle } from './telemetry/when-idle';

const config = readConfig();
const nonce = scriptNonce();

setServiceAddresses(config.services ?? {});
setTileBase(config.tiles);

startColourMode();
const [verified] = await Promise.all([
  verifyRegistry(readRegistry(), config.releaseKey),
  session.start(),
  startI18n(),
]);

const registry = applyOverrides(verified, {
  ...config.overrides,
  ...readOverrides(config.overrideOrigins ?? []),
});
const { observer } = sessionRecord;

const brand = readBrand();
const loader = createRemoteLoader({
  federation: createFederation(),
  observer,
  latest: name => latestRelease(name, config.releaseKey),
});
prefetchOpened(registry, brand, loader);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A transition renders in slices, so that the page stays responsive.
startTransition(() => {
  createRoot(root).render(
    <App
      registry={registry}
      config={config}
      brand={brand}
      loader={loader}
      queryClient={createQueryClient()}
      nonce={nonce}
    />,
  );
});
watchErrors(registry, observer, tellOfError);
watchVersions(registry, () => latestRegistry(config.releaseKey), tellOfNewer);
sendPageView(config, nonce);
whenIdle(async () => (await import('./telemetry/report')).startReporting(registry, config));
