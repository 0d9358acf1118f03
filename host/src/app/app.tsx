import type { ClientConfig, PageBrand, Registry } from '@kavel/contracts';
import { type QueryClient, QueryClientProvider } from '@kavel/query';
import { BrowserRouter } from '@kavel/router';
import { ErrorBoundary, KavelProvider } from '@kavel/ui/core';
import { BrandContext } from '../brand/brand';
import { IdentityPrompt } from '../identity/identity-prompt';
import { ErrorPage } from '../pages/error-page';
import type { RemoteLoader } from '../remotes/remote-loader';
import { AppRoutes } from '../routing/app-routes';
import { OfferWatch } from './offer-watch';
import { SessionEnd } from './session-end';
import { ToastOutlet } from './toast-outlet';

export interface AppProps {
  registry: Registry;
  config: ClientConfig;
  brand: PageBrand;
  loader: RemoteLoader;
  queryClient: QueryClient;
  nonce?: string | undefined;
}

export function App({ registry, config, brand, loader, queryClient, nonce }: AppProps) {
  return (
    <KavelProvider nonce={nonce}>
      <ErrorBoundary fallback={error => <ErrorPage error={error} />}>
        <QueryClientProvider client={queryClient}>
          {/* In a transition the previous page stays mounted for a while and could overwrite the new address with its
              own. */}
          <BrowserRouter useTransitions={false}>
            <SessionEnd />
            <OfferWatch />
            <BrandContext value={brand}>
              <AppRoutes registry={registry} config={config} loader={loader} />
            </BrandContext>
            <IdentityPrompt />
            <ToastOutlet />
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </KavelProvider>
  );
}
