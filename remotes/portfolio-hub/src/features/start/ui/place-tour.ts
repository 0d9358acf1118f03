const margin = 12;

const topBar = 56;

/**
 * Brings the anchor into view. In a narrow window the panel is at the foot: there the anchor comes to the top, and the
 * page gets room below its last part until the returned function is called.
 */
export function bringIntoView(panel: HTMLElement | null, anchor: HTMLElement | null): () => void {
  if (!anchor || !panel || innerWidth >= 640) {
    anchor?.scrollIntoView({ block: 'nearest' });
    return () => undefined;
  }
  const { style } = document.body;
  const { paddingBottom } = style;
  const { scrollMarginTop } = anchor.style;
  style.paddingBottom = `${panel.offsetHeight + 2 * margin}px`;
  anchor.style.scrollMarginTop = `${topBar + margin}px`;
  anchor.scrollIntoView({ block: 'start' });
  return () => {
    style.paddingBottom = paddingBottom;
    anchor.style.scrollMarginTop = scrollMarginTop;
  };
}

/** Below its anchor, above it where there is no room, else inside it; at the foot of a narrow window. */
export function placeTour(panel: HTMLElement, anchor: HTMLElement | null): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const foot = innerHeight - height - margin;
  const box = anchor?.getBoundingClientRect();
  if (!box || innerWidth < 640) {
    panel.style.left = `${Math.max(margin, (innerWidth - width) / 2)}px`;
    panel.style.top = `${foot}px`;
    return;
  }
  const below = box.bottom + margin;
  const above = box.top - height - margin;
  const top = below <= foot ? below : above >= margin ? above : foot;
  panel.style.top = `${top}px`;
  panel.style.left = `${Math.max(margin, Math.min(box.left, innerWidth - width - margin))}px`;
}

/** Outlines the anchor until the returned function is called. */
export function outline(anchor: HTMLElement | null): () => void {
  if (!anchor) return () => undefined;
  const { outline: before, outlineOffset } = anchor.style;
  anchor.style.outline = '2px solid currentColor';
  anchor.style.outlineOffset = '2px';
  return () => {
    anchor.style.outline = before;
    anchor.style.outlineOffset = outlineOffset;
  };
}
