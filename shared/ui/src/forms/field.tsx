import { chakra } from '@chakra-ui/react/styled-system';
import { cloneElement, type FormEvent, type ReactElement, useId, useState } from 'react';
import { ErrorText } from '../core/error-text';
import { brokenConstraint, isFirstBroken, useConstraintTexts } from './constraint';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'medium' } });
const Hint = chakra('p', { base: { fontSize: 'xs', color: 'muted' } });

interface ControlProps {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

export interface FieldProps {
  label: string;
  hint?: string;
  /** Validation error that says how to correct the value. */
  error?: string | null;
  /** The single control; receives its id and descriptions. */
  children: ReactElement<ControlProps>;
}

/**
 * Control with its associated label, hint and error. Native validation errors are shown here instead of in the
 * browser's bubble.
 */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const t = useConstraintTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const problem = error || broken;
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    const control = event.target as HTMLInputElement;
    setBroken(control.validity.customError ? control.validationMessage : t(brokenConstraint(control)));
    if (isFirstBroken(control)) control.focus();
  };
  return (
    <chakra.div
      display="grid"
      gap="1"
      minWidth="0"
      alignContent="start"
      onInvalidCapture={refuse}
      onInput={() => setBroken(null)}
    >
      <Label htmlFor={id}>{label}</Label>
      {cloneElement(children, {
        id,
        'aria-invalid': Boolean(problem),
        ...(hint || problem ? { 'aria-describedby': `${id}-note` } : {}),
      })}
      {problem ? (
        <ErrorText id={`${id}-note`}>{problem}</ErrorText>
      ) : hint ? (
        <Hint id={`${id}-note`}>{hint}</Hint>
      ) : null}
    </chakra.div>
  );
}
