import { inLight } from '@kavel/ui/core';
import type { LegendEntry } from '../frame/legend';
import { colours } from '../parts/colours';
import { fontSize, widthOf } from '../parts/text';

const namespace = 'http://www.w3.org/2000/svg';
const margin = 16;
const titleSize = 14;
const legendSize = 12;
const legendRow = 22;
const font = "'Inter Variable', Inter, system-ui, sans-serif";

export interface ChartPicture {
  text: string;
  width: number;
  height: number;
}

function element(name: string, attributes: Record<string, string | number>, content = ''): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = content;
  return made;
}

/** Legend entries in rows, wrapped to the width. */
function legendOf(entries: readonly LegendEntry[], top: number, room: number) {
  let [x, y] = [margin, top];
  const marks = entries.flatMap(({ label, paint, kind, mark }) => {
    const width = 18 + widthOf(label, legendSize) + 16;
    if (x > margin && x + width > margin + room) [x, y] = [margin, y + legendRow];
    const at = x;
    x += width;
    const shape =
      kind === 'line'
        ? element('line', { x1: at, x2: at + 12, y1: y - 4, y2: y - 4, ...attributesOf(paint) })
        : kind === 'mark'
          ? element('path', {
              d: mark ?? '',
              transform: `translate(${at + 5},${y - 4})`,
              ...attributesOf(paint),
            })
          : element('rect', { x: at, y: y - 9, width: 10, height: 10, rx: 2, ...attributesOf(paint) });
    return [shape, element('text', { x: at + 16, y, 'font-size': legendSize, fill: colours.muted }, label)];
  });
  return { marks, height: entries.length > 0 ? y - top + legendRow : 0 };
}

const attributesOf = (paint: LegendEntry['paint']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(paint).map(([key, value]) => [
      key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
      value,
    ]),
  );

/** A copy of the chart without elements for keyboard and screen reader. */
function drawingOf(svg: SVGSVGElement): Node {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const walked of copy.querySelectorAll('[data-active]')) walked.remove();
  for (const { name } of [...copy.attributes]) {
    if (/^(role|tabindex|id|style|class|aria-)/.test(name)) copy.removeAttribute(name);
  }
  return copy;
}

/** Renders a chart as a self-contained SVG document, with title, legend and light colours. */
export function standaloneSvg(
  svg: SVGSVGElement,
  title: string,
  legend: readonly LegendEntry[],
): ChartPicture {
  const [width, height] = [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height];
  const top = margin + titleSize;
  const { marks, height: legendHeight } = legendOf(legend, top + legendRow, width);
  const drawing = drawingOf(svg) as SVGSVGElement;
  const chartTop = top + 12 + legendHeight;
  for (const [name, value] of Object.entries({
    x: margin,
    y: chartTop,
    width,
    height,
    'font-size': fontSize,
  }))
    drawing.setAttribute(name, String(value));
  const size = { width: width + 2 * margin, height: chartTop + height + margin };
  const root = element('svg', { ...size, viewBox: `0 0 ${size.width} ${size.height}`, 'font-family': font });
  root.append(
    element('rect', { width: '100%', height: '100%', fill: colours.surface }),
    element(
      'text',
      { x: margin, y: top, 'font-size': titleSize, 'font-weight': 600, fill: colours.text },
      title,
    ),
    ...marks,
    drawing,
  );
  return { ...size, text: withColours(new XMLSerializer().serializeToString(root)) };
}

/** Replaces the page's tokens by their light colours. */
function withColours(text: string): string {
  return inLight(() => {
    const style = getComputedStyle(document.documentElement);
    return text.replace(
      /var\((--[\w-]+)\)/g,
      (_, name: string) => style.getPropertyValue(name).trim() || 'black',
    );
  });
}
