import { chakra } from '@chakra-ui/react';
import { cloneElement, type ReactElement, useId } from 'react';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'medium' } });
const Hint = chakra('p', { base: { fontSize: 'xs', color: 'muted' } });
const Problem = chakra('p', { base: { fontSize: 'xs', color: 'red' } });

interface ControlProps {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

export interface FieldProps {
  label: string;
  hint?: string;
  /** What is wrong with the value, named so that it can be mended. */
  error?: string | null;
  /** The one control; it is given its id and descriptions. */
  children: ReactElement<ControlProps>;
}

/** A control with its label, hint and error tied to it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" minWidth="0">
      <Label htmlFor={id}>{label}</Label>
      {cloneElement(children, {
        id,
        'aria-invalid': Boolean(error),
        ...(hint || error ? { 'aria-describedby': `${id}-note` } : {}),
      })}
      {error ? (
        <Problem id={`${id}-note`} role="alert">
          {error}
        </Problem>
      ) : hint ? (
        <Hint id={`${id}-note`}>{hint}</Hint>
      ) : null}
    </chakra.div>
  );
}
