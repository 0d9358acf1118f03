import { Button } from './button';
import { EmptyState, ErrorState } from './state-panel';

export default { title: 'ui/core/StatePanel' };

export const Empty = () => (
  <EmptyState
    title="No portfolios yet"
    description="A portfolio holds the units that you value together."
    action={<Button variant="solid">Make one</Button>}
  />
);

export const Failed = () => (
  <ErrorState
    title="The portfolio did not load"
    description="Your changes are kept."
    retry={{ label: 'Try again', onRetry: () => undefined }}
    details={{ label: 'For support', text: 'GET /portfolios: 503' }}
  />
);
