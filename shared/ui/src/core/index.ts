/** Components used by the shell. They are in the first load of every page: keep this entry small. */
export { Button, LinkButton, TextLink } from './button';
export {
  currentTheme,
  inLight,
  setTheme,
  startColourMode,
  type Theme,
  useColourMode,
  useTheme,
} from './colour-mode';
export { type Description, DescriptionList, type DescriptionListProps } from './description-list';
export { EnergyLabelBadge, energyLabelColours, energyLabelLook, energyLabelPaint } from './energy-label';
export { ErrorBoundary } from './error-boundary';
export { ErrorText } from './error-text';
export { KavelProvider } from './kavel-provider';
export { Card, Figure, PageTitle, SectionTitle, VisuallyHidden } from './layout';
export { Menu } from './menu';
export type { MenuAction, MenuGroup, MenuItem } from './menu-items';
export { Notice } from './notice';
export { useOpened, useOpenedName } from './opened-name';
export { PaperHead, type PaperHeadProps } from './paper-head';
export { PlainList } from './plain-list';
export {
  Box,
  type BoxProps,
  Flex,
  type FlexProps,
  Grid,
  type GridProps,
  HStack,
  Stack,
  Text,
  type TextProps,
} from './primitives';
export { ListButton, Pill, QuietButton, TextButton } from './quiet-button';
export { Skeleton, Spinner } from './spinner';
export { EmptyState, ErrorState } from './state-panel';
export { type Step, Stepper } from './stepper';
export { TextTable } from './text-table';
export { Toaster } from './toaster';
export { useBreakpoint } from './use-breakpoint';
export { usePrinting } from './use-printing';
export { useSeen } from './use-seen';
