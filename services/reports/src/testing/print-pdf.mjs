// Prints the text and the marks of PDFs as JSON. A program of its own: Jest does not load the ES modules of pdf.js.
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';

const read = async file => {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const [{ text, totalPages }, { info, metadata }, marks] = await Promise.all([
    extractText(document, { mergePages: true }),
    document.getMetadata(),
    document.getMarkInfo(),
  ]);
  return {
    text: text.replace(/\s+/g, ' '),
    pages: totalPages,
    language: info.Language,
    title: info.Title,
    tagged: marks?.Marked === true,
    universal: metadata?.get('pdfuaid:part') === '1',
  };
};

console.log(JSON.stringify(await Promise.all(process.argv.slice(2).map(read))));
