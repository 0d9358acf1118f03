import { Box } from '@kavel/ui/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Sheet } from '../../../common/frames';
import { useTexts } from '../i18n';

export interface DetailFrameProps {
  wide: boolean;
  /** The project that is shown. */
  projectId: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A column beside the projects, or on a phone a sheet over them. It takes the focus when a user opens it and returns it
 * to the opener; Escape closes it.
 */
export function DetailFrame({ wide, projectId, onClose, children }: DetailFrameProps) {
  const t = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  // Depends on the project: each one that is opened takes the focus, but not the one that the page opened with.
  useEffect(() => {
    const opener = document.activeElement;
    const byUser = opener instanceof HTMLElement && opener !== document.body;
    if (byUser || isOpened.current) frame.current?.focus();
    isOpened.current = true;
    if (!byUser) return;
    return () => {
      if (document.activeElement === document.body) opener.focus();
    };
  }, [projectId]);
  const label = t('detail');
  const closeByEscape = (event: KeyboardEvent) => {
    const isCovered = document.querySelector('dialog[open], [popover]:popover-open') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) onClose();
  };
  const shared = {
    ref: frame,
    as: 'section',
    'aria-label': label,
    tabIndex: -1,
    outline: 'none',
    onKeyDown: closeByEscape,
  } as const;
  if (!wide) {
    return (
      <Sheet {...shared} style={{ height: '92%' }}>
        {children}
      </Sheet>
    );
  }
  return (
    <Box
      {...shared}
      width="25rem"
      flexShrink="0"
      overflowY="auto"
      bg="surface"
      borderInlineStartWidth="1px"
      borderColor="line"
    >
      {children}
    </Box>
  );
}
