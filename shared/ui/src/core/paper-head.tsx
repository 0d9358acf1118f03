import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { usePrinting } from './use-printing';

/** Margins, numbered pages, and paper that is white to its edge. */
const paper = `
@page { size: A4; margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
@media print {
  html, body, #root, main { background: #fff !important; }
  a, a:visited { color: inherit !important; text-decoration: none !important; }
}`;

/** How the page comes on paper, while it is there. Rules of a page cannot be those of an element. */
function usePaper(): void {
  useEffect(() => {
    // Not where styles cannot be taken over by a script, which then prints with the browser's own margins.
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
  /** What is printed, such as a report or a list. */
  kind: string;
  /** Status, date and what else tells one print from another. */
  facts: readonly string[];
}

/** What a page begins with on paper, above its heading; on the screen it does not show. */
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
