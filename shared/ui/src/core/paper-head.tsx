import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { usePrinting } from './use-printing';

/** Print margins, page numbers, and white up to the edges. */
const paper = `
@page { size: A4; margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
@media print {
  html, body, #root, main { background: #fff !important; }
  a, a:visited { color: inherit !important; text-decoration: none !important; }
}`;

/** Applies the print styles while the component is mounted. `@page` rules cannot be set on an element. */
function usePaper(): void {
  useEffect(() => {
    // Without adoptedStyleSheets the browser's own print margins are used.
    if (document.adoptedStyleSheets === undefined) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(paper);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, []);
}

const Head = chakra('div', {
  base: { borderBottomWidth: '2px', borderColor: 'accent', pb: '2', mb: '4', fontSize: 'xs' },
});
const Kind = chakra('p', {
  base: { fontWeight: 'semibold', letterSpacing: 'wide', textTransform: 'uppercase', color: 'accent' },
});

export interface PaperHeadProps {
  /** Kind of print, such as a report or a list. */
  kind: string;
  /** Status, date and other facts that identify the print. */
  facts: readonly string[];
}

/** Print-only header above the heading of a page. */
export function PaperHead({ kind, facts }: PaperHeadProps) {
  usePaper();
  const printing = usePrinting();
  if (!printing) return null;
  return (
    <Head>
      <Kind>{kind}</Kind>
      <chakra.p color="muted">{facts.filter(Boolean).join(' · ')}</chakra.p>
    </Head>
  );
}
