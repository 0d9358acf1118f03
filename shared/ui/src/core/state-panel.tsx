import { chakra } from '@chakra-ui/react/styled-system';
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

/** 1 when the panel replaces a whole page, which then has no other h1. */
type Level = 1 | 2;

function Heading({ level, title }: { level: Level; title: string }) {
  return (
    <chakra.h2 as={level === 1 ? 'h1' : 'h2'} fontSize="lg" fontWeight="semibold">
      {title}
    </chakra.h2>
  );
}

export interface EmptyStateProps {
  title: string;
  description: string;
  /** Button for the first step. */
  action?: ReactNode;
  level?: Level;
}

/** Empty page or panel: its purpose and the first step. */
export function EmptyState({ title, description, action, level = 2 }: EmptyStateProps) {
  return (
    <Panel>
      <Heading level={level} title={title} />
      <chakra.p color="muted">{description}</chakra.p>
      {action}
    </Panel>
  );
}

export interface ErrorStateProps {
  title: string;
  description: string;
  retry?: { label: string; onRetry: () => void };
  /** Details for support, collapsed. */
  details?: { label: string; text: string };
  level?: Level;
}

/** Error state: what happened, what it means, what to do. */
export function ErrorState({ title, description, retry, details, level = 2 }: ErrorStateProps) {
  return (
    <Panel role="alert">
      <Heading level={level} title={title} />
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
