import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@kavel/router';
import { VisuallyHidden } from './layout';
import { Spinner } from './spinner';

export interface Step {
  key: string;
  title: string;
  to: string;
  state: 'completed' | 'active' | 'inactive';
  /** The step is complete; also marked while it is active. */
  done?: boolean;
  loading: boolean;
}

const isDone = ({ state, done }: Step) => state === 'completed' || done === true;

const List = chakra('ol', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '1', lg: '3' }, listStyle: 'none', m: 0, p: 0 },
});

const StepLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '6',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'muted',
    '&[aria-current=step]': { color: 'text', fontWeight: 'semibold' },
    _hover: { color: 'text' },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '6',
    height: '6',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'lineStrong',
    fontSize: 'xs',
    fontWeight: 'semibold',
    flexShrink: 0,
  },
  variants: {
    state: {
      completed: { borderColor: 'accent', color: 'accent' },
      active: { bg: 'accent', borderColor: 'accent', color: 'onAccent' },
      inactive: {},
    },
  },
});

const Rule = chakra('span', {
  base: { display: { base: 'none', lg: 'block' }, width: '7', height: '1px', bg: 'line' },
});

/** On a narrow screen for screen readers only. */
const Title = chakra('span', {
  base: {
    position: { base: 'absolute', lg: 'static' },
    clipPath: { base: 'inset(50%)', lg: 'none' },
  },
});

/** Steps of a workflow as links: done, active or pending. */
export function Stepper({
  label,
  steps,
  loadingLabel,
  doneLabel,
}: {
  label: string;
  steps: readonly Step[];
  loadingLabel: string;
  /** Accessible text after the title of a completed step. */
  doneLabel: string;
}) {
  return (
    <nav aria-label={label}>
      <List>
        {steps.map((step, index) => (
          <chakra.li key={step.key} display="flex" alignItems="center" gap="3">
            {index > 0 ? <Rule aria-hidden /> : null}
            <StepLink to={step.to} aria-current={step.state === 'active' ? 'step' : undefined}>
              {step.loading ? (
                <Spinner label={loadingLabel} />
              ) : (
                <Mark state={step.state}>{isDone(step) ? <span aria-hidden>✓</span> : index + 1}</Mark>
              )}
              <Title>{step.title}</Title>
              {isDone(step) ? <VisuallyHidden>({doneLabel})</VisuallyHidden> : null}
            </StepLink>
          </chakra.li>
        ))}
      </List>
    </nav>
  );
}
