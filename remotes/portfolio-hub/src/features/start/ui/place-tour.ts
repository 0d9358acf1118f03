const margin = 12;

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
