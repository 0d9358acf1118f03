import { Input } from '@kavel/ui/forms';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      width={{ base: 'full', md: '20rem' }}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  );
}
