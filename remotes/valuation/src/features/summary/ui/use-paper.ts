import { useEffect } from 'react';

/** Margins, numbered pages, and paper that is white to its edge. */
const paper = `
@page { size: A4; margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
@media print {
  html, body, #root, main { background: #fff !important; }
  a, a:visited { color: inherit !important; text-decoration: none !important; }
}`;

/** How the report comes on paper, while its page is there. Rules of a page cannot be those of an element. */
export function usePaper(): void {
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
