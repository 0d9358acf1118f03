/**
 * Targets below 24 × 24 CSS pixels, by WCAG 2.2 (2.5.8): except those within a sentence, and those with enough spacing
 * that circles of 24 pixels around them do not overlap. Runs in the page.
 */
export function smallTargets(): string[] {
  const least = 24;
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=switch], [role=slider], [role=option], [role=menuitem]';

  const isSeen = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !(element as HTMLInputElement).disabled;

  /** A label extends the target of its control. */
  const areaOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();

  /** Inline text: its height is determined by the line. */
  const isInline = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    return [...(element.parentElement?.childNodes ?? [])].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  };

  const targets = [...document.querySelectorAll(selector)].filter(isSeen);
  const areas = targets.map(areaOf);
  const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const distance = (point: { x: number; y: number }, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - point.x, 0, point.x - right), Math.max(top - point.y, 0, point.y - bottom));
  const isSmall = ({ width, height }: DOMRect) => width < least - 0.5 || height < least - 0.5;

  return targets.flatMap((element, at) => {
    const area = areas[at];
    if (!area || !isSmall(area) || isInline(element)) return [];
    const crowded = areas.some((other, index) => {
      if (index === at || targets[index]?.contains(element) || element.contains(targets[index] ?? null))
        return false;
      const reach = isSmall(other)
        ? Math.hypot(middle(other).x - middle(area).x, middle(other).y - middle(area).y) - least / 2
        : distance(middle(area), other);
      return reach < least / 2;
    });
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    const size = `${Math.round(area.width)}×${Math.round(area.height)}`;
    return [`target ${size}${crowded ? ' crowded' : ''}: ${element.tagName.toLowerCase()} "${name}"`];
  });
}
