import { Button, LinkButton, TextLink } from './button';
import { HStack, Text } from './index';

export default { title: 'ui/core/Button' };

const variants = ['solid', 'outline', 'ghost', 'danger'] as const;

export const Variants = () => (
  <HStack>
    {variants.map(variant => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
  </HStack>
);

export const Disabled = () => (
  <HStack>
    {variants.map(variant => (
      <Button key={variant} variant={variant} disabled>
        {variant}
      </Button>
    ))}
  </HStack>
);

export const Sizes = () => (
  <HStack>
    <Button size="lg">Large</Button>
    <Button>Medium</Button>
    <Button size="icon" aria-label="Add">
      +
    </Button>
  </HStack>
);

export const Links = () => (
  <>
    <LinkButton to="/elsewhere">A link that looks like a button</LinkButton>
    <Text mt="4">
      And one <TextLink to="/elsewhere">within a sentence</TextLink>, which is taller than its line.
    </Text>
  </>
);
