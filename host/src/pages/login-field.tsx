import { Box, Grid, Text } from '@kavel/ui/core';
import { useId } from 'react';

export interface LoginFieldProps {
  label: string;
  type: 'email' | 'password' | 'url';
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
}

/** Field of the shell's only form; importing the forms of the design system would enlarge every first visit. */
export function LoginField({ label, type, autoComplete, value, onChange }: LoginFieldProps) {
  const id = useId();
  return (
    <Grid gap="1">
      <Text asChild fontSize="sm" fontWeight="medium">
        <label htmlFor={id}>{label}</label>
      </Text>
      <Box
        asChild
        width="full"
        minHeight="10"
        px="3"
        bg="surface"
        color="text"
        borderWidth="1px"
        borderColor="lineStrong"
        borderRadius="md"
      >
        <input
          id={id}
          type={type}
          required
          autoComplete={autoComplete}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </Box>
    </Grid>
  );
}
