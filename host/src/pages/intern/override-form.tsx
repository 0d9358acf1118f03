import type { Registry } from '@kavel/contracts';
import { Box, Button, Card, Flex, Grid, Notice, SectionTitle, Text } from '@kavel/ui/core';
import { type FormEvent, useState } from 'react';
import { setOverride } from '../../overrides/overrides';
import { LoginField } from '../login-field';
import { useInternTexts } from './i18n';

/** Overrides the address of one remote in this tab; the server decides which origins this user may use. */
export function OverrideForm({ registry, origins }: { registry: Registry; origins: readonly string[] }) {
  const t = useInternTexts();
  const [remote, setRemote] = useState(registry.remotes[0]?.name ?? '');
  const [address, setAddress] = useState(`${origins[0] ?? ''}/mf-manifest.json`);
  const [refused, setRefused] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (setOverride(remote, address.trim(), origins)) location.reload();
    else setRefused(true);
  };

  return (
    <Card p="3" display="grid" gap="2">
      <SectionTitle>{t('override.title')}</SectionTitle>
      <Text color="muted" fontSize="sm">
        {origins.length === 0 ? t('override.none') : t('override.intro', { origins: origins.join(', ') })}
      </Text>
      {origins.length === 0 ? null : (
        <Flex as="form" onSubmit={submit} flexWrap="wrap" alignItems="end" gap="3">
          <Grid gap="1">
            <Text as="span" fontSize="sm" fontWeight="medium" aria-hidden>
              {t('remote')}
            </Text>
            <Box
              asChild
              minHeight="10"
              px="2"
              bg="surface"
              color="text"
              borderWidth="1px"
              borderColor="lineStrong"
              borderRadius="md"
            >
              <select
                aria-label={t('remote')}
                value={remote}
                onChange={event => setRemote(event.target.value)}
              >
                {registry.remotes.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </Box>
          </Grid>
          <Box flex="1 1 20rem">
            <LoginField
              label={t('override.address')}
              type="url"
              autoComplete="off"
              value={address}
              onChange={setAddress}
            />
          </Box>
          <Button type="submit" variant="solid" size="lg">
            {t('override.set')}
          </Button>
        </Flex>
      )}
      {refused ? <Notice tone="error">{t('override.refused')}</Notice> : null}
    </Card>
  );
}
