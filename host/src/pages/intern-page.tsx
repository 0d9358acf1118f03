import type { Registry } from '@kavel/contracts';
import { Box, Card, chakra, PageTitle, SectionTitle, TextLink } from '@kavel/ui/core';
import { useTexts } from '../i18n';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontWeight: 'medium', color: 'muted', px: '3', py: '2' },
    '& td': { px: '3', py: '2', borderTopWidth: '1px', borderColor: 'line', verticalAlign: 'top' },
  },
});

const isPlain = (path: string) => !path.includes(':');

/** For colleagues: which remotes this page was given, and what each of them owns. */
export function InternPage({ registry }: { registry: Registry }) {
  const t = useTexts();
  return (
    <Box px={{ base: '4', lg: '6' }} py="5" display="grid" gap="4">
      <PageTitle>{t('intern.title')}</PageTitle>
      <Card overflowX="auto">
        <SectionTitle px="3" pt="3">
          {t('intern.remotes')}
        </SectionTitle>
        <Table>
          <thead>
            <tr>
              <th>{t('intern.remote')}</th>
              <th>{t('intern.version')}</th>
              <th>{t('intern.contract')}</th>
              <th>{t('intern.routes')}</th>
            </tr>
          </thead>
          <tbody>
            {registry.remotes.map(remote => (
              <tr key={remote.name}>
                <td>{remote.name}</td>
                <td>
                  <code>{remote.version}</code>
                </td>
                <td>{remote.contract}</td>
                <td>
                  {remote.routes.map(route => (
                    <chakra.span key={route.path} display="block">
                      {isPlain(route.path) ? (
                        <TextLink to={route.path}>{route.path}</TextLink>
                      ) : (
                        <code>{route.path}</code>
                      )}
                    </chakra.span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </Box>
  );
}
