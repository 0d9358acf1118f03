import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    textAlign: 'center',
    maxWidth: '28rem',
    mx: 'auto',
    px: '4',
    py: '12',
  },
});

const Details = chakra('details', {
  base: { fontSize: 'xs', color: 'muted', maxWidth: 'full', overflowWrap: 'anywhere' },
});

export interface EmptyStateProps {
  title: string;
  description: string;
  /** The first step. */
  action?: ReactNode;
}

/** A page or panel with nothing in it yet: what it is for and the first step. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <Panel>
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      <chakra.p color="muted">{description}</chakra.p>
      {action}
    </Panel>
  );
}

export interface ErrorStateProps {
  title: string;
  description: string;
  retry?: { label: string; onRetry: () => void };
  /** For support, behind a fold. */
  details?: { label: string; text: string };
}

/** What happened, what it means, what to do. */
export function ErrorState({ title, description, retry, details }: ErrorStateProps) {
  return (
    <Panel role="alert">
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      <chakra.p color="muted">{description}</chakra.p>
      {retry ? (
        <Button variant="solid" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      ) : null}
      {details ? (
        <Details>
          <summary>{details.label}</summary>
          {details.text}
        </Details>
      ) : null}
    </Panel>
  );
}
