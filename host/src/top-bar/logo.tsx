import { Text, useColourMode } from '@kavel/ui/core';

const strokes = { light: '#0F5F68', dark: '#66BCC3' };

/** Kavel's logo, a plot of land in perspective; drawn in the accent colour of the theme. */
export function Logo({ compact }: { compact: boolean }) {
  const mode = useColourMode();
  return (
    <Text
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize="lg"
      fontWeight="bold"
      letterSpacing="-.01em"
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke={strokes[mode]}
        strokeWidth="1.8"
        strokeLinejoin="round"
        data-logo={mode}
        aria-hidden
      >
        <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7z" />
        <path d="m3.5 7 8.5 4.5L20.5 7M12 11.5v10" />
      </svg>
      <Text as="span" display={{ base: compact ? 'none' : 'inline', lg: 'inline' }}>
        Kavel
      </Text>
    </Text>
  );
}
