import { startI18n } from '@kavel/i18n';
import { createQueryClient, QueryClientProvider } from '@kavel/query';
import { BrowserRouter } from '@kavel/router';
import { KavelProvider, startColourMode } from '@kavel/ui/core';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { stories } from './stories';

startColourMode();
startI18n();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <KavelProvider nonce={undefined}>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter useTransitions={false}>
        <Gallery stories={stories} />
      </BrowserRouter>
    </QueryClientProvider>
  </KavelProvider>,
);
