import { session } from '@kavel/auth';
import { startI18n } from '@kavel/i18n';
import { createQueryClient } from '@kavel/query';
import { startColourMode } from '@kavel/ui/core';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { readConfig } from './boot/config';
import { sendPageView } from './boot/page-view';
import { readRegistry } from './boot/registry';
import { scriptNonce } from './boot/script-nonce';
import { readBrand } from './brand/brand';
import { noObserver } from './remotes/load-observer';
import { createRemoteLoader } from './remotes/remote-loader';
import './remotes/on-demand';

const registry = readRegistry();
const config = readConfig();
const nonce = scriptNonce();

startColourMode();
startI18n();
await session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <App
    registry={registry}
    config={config}
    brand={readBrand()}
    loader={createRemoteLoader(registry, noObserver)}
    queryClient={createQueryClient()}
    nonce={nonce}
  />,
);
sendPageView(config, nonce);
