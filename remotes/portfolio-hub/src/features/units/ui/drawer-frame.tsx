import { Box, Button, Card, Flex, SectionTitle, Stack, Text, useBreakpoint } from '@kavel/ui/core';
import { ChevronLeft, ChevronRight } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import type { OpenUnit } from './use-open-unit';

export interface DrawerFrameProps {
  title: string;
  unit: OpenUnit;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** Beside the table where there is room for both; elsewhere a sheet over it. */
export function DrawerFrame(props: DrawerFrameProps) {
  const beside = useBreakpoint('lg');
  return beside ? <PanelBeside {...props} /> : <Sheet {...props} />;
}

function PanelBeside({ title, unit, onClose, footer, children }: DrawerFrameProps) {
  const t = useTexts();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What opened it has the focus; the neighbours are reached by keys from anywhere.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card
      aria-labelledby={titleId}
      display="flex"
      flexDirection="column"
      minWidth="0"
      maxHeight="max(28rem, calc(100dvh - 13rem))"
      _print={{ display: 'none' }}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        onClose();
      }}
    >
      <Flex alignItems="center" gap="1" px="4" py="2" borderBottomWidth="1px" borderColor="line">
        <SectionTitle ref={heading} id={titleId} tabIndex={-1} flex="1" minWidth="0" truncate outline="none">
          {title}
        </SectionTitle>
        <Neighbours unit={unit} />
        <Button variant="ghost" size="icon" aria-label={t('common.close')} onClick={onClose}>
          ×
        </Button>
      </Flex>
      <Box
        flex="0 1 auto"
        minHeight="0"
        overflowY="auto"
        px="4"
        py="3"
        role="group"
        tabIndex={0}
        aria-labelledby={titleId}
      >
        {children}
      </Box>
      {footer ? (
        <Flex justifyContent="flex-end" gap="2" px="4" py="3" borderTopWidth="1px" borderColor="line">
          {footer}
        </Flex>
      ) : null}
    </Card>
  );
}

function Sheet({ title, unit, onClose, footer, children }: DrawerFrameProps) {
  const t = useTexts();
  const phone = !useBreakpoint('md');
  return (
    <Dialog
      open
      side={phone ? 'bottom' : 'right'}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={footer}
    >
      <Stack gap="3" py={phone ? '3' : '0'}>
        <Flex alignItems="center">
          <Neighbours unit={unit} />
        </Flex>
        {children}
      </Stack>
    </Dialog>
  );
}

function Neighbours({ unit: { at, of, step } }: { unit: OpenUnit }) {
  const hub = useHubTexts();
  return (
    <>
      <Text fontSize="sm" color="muted" whiteSpace="nowrap" aria-live="polite">
        {at === -1 ? hub('drawer.hidden') : hub('drawer.position', { at: at + 1, of })}
      </Text>
      <Button
        variant="ghost"
        size="icon"
        aria-label={hub('drawer.previous')}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={at === 0 || of === 0}
        onClick={() => step(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={hub('drawer.next')}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={at === of - 1 || of === 0}
        onClick={() => step(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </>
  );
}
