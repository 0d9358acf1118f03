import { Box, TextLink, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { useContentTexts } from '../i18n';
import { isOwnAddress, safeAddress } from '../model/safe-address';
import { Picture } from './picture';

const plugins = [remarkGfm];

/** Headings of a text stand below the title of its page. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h2>{children}</h2>,
  h3: ({ children }) => <h3>{children}</h3>,
  a: ({ href = '', children }) =>
    isOwnAddress(href) ? (
      <TextLink to={href}>{children}</TextLink>
    ) : href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
  img: ({ src, alt }) => <Picture src={typeof src === 'string' ? src : ''} alt={alt} />,
  // A corner without text is no head of a column.
  th: ({ children, node: _, ...props }) => (children ? <th {...props}>{children}</th> : <td />),
  table: ({ children }) => <WideTable>{children}</WideTable>,
};

function WideTable({ children }: { children?: React.ReactNode }) {
  const t = useContentTexts();
  return (
    <ScrollRegion label={t('table')} overflowX="auto">
      <TextTable>{children}</TextTable>
    </ScrollRegion>
  );
}

const prose = {
  '& > * + *': { mt: '3' },
  '& h2': { mt: '6', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' },
  '& h3': { mt: '5', fontWeight: 'semibold' },
  '& ul': { listStyle: 'disc', ps: '5' },
  '& ol': { listStyle: 'decimal', ps: '5' },
  '& li + li': { mt: '1' },
  '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& strong': { fontWeight: 'semibold' },
  '& blockquote': { ps: '3', borderInlineStartWidth: '3px', borderColor: 'amber', color: 'text' },
  '& code': { fontFamily: 'mono', fontSize: 'sm', bg: 'sunken', px: '1', borderRadius: 'sm' },
  '& pre': { overflowX: 'auto', p: '3', bg: 'sunken', borderRadius: 'md' },
} as const;

/**
 * Markdown as React elements. HTML in it is left out, and addresses that are not safe are not followed: no text can run
 * a script, also in articles of others.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <Box lineHeight="tall" overflowWrap="anywhere" minWidth="0" css={prose}>
      <ReactMarkdown
        skipHtml
        remarkPlugins={plugins}
        urlTransform={address => safeAddress(address) ?? ''}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </Box>
  );
}
