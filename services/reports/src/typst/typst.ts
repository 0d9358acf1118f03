import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Picture } from '../documents/content';
import { firstPage } from './first-page';
import { readFonts } from './fonts';
import { type Template, templateFolder } from './templates';

/** A picture that the data names, such as `/logo.svg`; the end of its name says its format. */
export interface Logo {
  name: 'logo.svg' | 'logo.png';
  bytes: Uint8Array;
}

/** What Typst makes a document of. */
export interface TypstSource {
  template: Template;
  /** JSON that the template reads; it is data and never becomes markup. */
  data: string;
  logo: Logo | null;
  /** Files that the data name, such as `/map.svg`. */
  pictures?: readonly Picture[];
  as: 'pdf' | 'svg';
}

export interface MadePdf {
  pdf: Uint8Array;
  /** PDF/UA-1, or a tagged PDF 1.7 when a character is in none of the fonts. */
  standard: 'ua-1' | '1.7';
}

export interface MadePicture {
  /** The first page. */
  svg: string;
  /** Of the document. */
  pages: number;
}

export type MadeDocument<Asked extends Pick<TypstSource, 'as'> = TypstSource> = Asked['as'] extends 'pdf'
  ? MadePdf
  : Asked['as'] extends 'svg'
    ? MadePicture
    : MadePdf | MadePicture;

/** Compilations for which memoized parts are kept: templates stay, documents go. */
const keptCompilations = 4;

/** The Typst compiler, for one thread. The only module that knows it. Throws with Typst's own messages. */
export class Typst {
  private readonly compiler = NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontBlobs: readFonts() }],
  });

  make({ template, data, logo, pictures = [], as }: TypstSource): MadePdf | MadePicture {
    this.compiler.resetShadow();
    this.compiler.mapShadow(join(templateFolder, 'data.json'), Buffer.from(data));
    if (logo !== null) this.compiler.mapShadow(join(templateFolder, logo.name), Buffer.from(logo.bytes));
    for (const { name, bytes } of pictures)
      this.compiler.mapShadow(join(templateFolder, name), Buffer.from(bytes));
    const source = { mainFilePath: join(templateFolder, template, 'main.typ'), resetRead: true };
    try {
      return as === 'pdf' ? this.pdf(source) : this.picture(source);
    } catch (error) {
      throw new Error(messageOf(error));
    } finally {
      this.compiler.evictCache(keptCompilations);
    }
  }

  private pdf(source: { mainFilePath: string }): MadePdf {
    try {
      return { pdf: this.compiler.pdf(source, { pdfStandard: 'ua-1' }), standard: 'ua-1' };
    } catch (error) {
      // PDF/UA-1 refuses characters that no font has, such as Chinese in a name.
      if (!messageOf(error).includes('could not be displayed with font')) throw error;
      return { pdf: this.compiler.pdf(source, { pdfStandard: '1.7' }), standard: '1.7' };
    }
  }

  private picture(source: { mainFilePath: string }): MadePicture {
    const compiled = this.compiler.compile(source);
    if (compiled.result === null) throw new Error(compiled.takeDiagnostics()?.compilationStatus);
    const pages = compiled.result.numOfPages;
    return { svg: firstPage(this.compiler.plainSvg(compiled.result), pages), pages };
  }
}

/** Typst's diagnostics are in the error's `code`. */
function messageOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return [message, code].filter(part => typeof part === 'string').join(' ');
}
