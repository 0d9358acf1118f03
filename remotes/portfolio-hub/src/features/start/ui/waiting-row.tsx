import type { Start } from '@kavel/contracts/start';
import { missingFacts } from '@kavel/contracts/units';
import { useFormats } from '@kavel/i18n';
import { Link } from '@kavel/router';
import { Box, Figure, Grid, type GridProps, PlainList, QuietButton, Text, TextLink } from '@kavel/ui/core';
import { Check, ChevronDown, ChevronRight, Clock, List, TriangleAlert, X } from '@kavel/ui/icons';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n';
import { useStartTexts } from '../../../i18n/start';
import { counted } from '../model/counted';
import type { WaitingItem, WaitingKind } from '../model/waiting';

const looks: Record<WaitingKind, { icon: typeof Check; attention: boolean }> = {
  review: { icon: Check, attention: false },
  missing: { icon: List, attention: false },
  leases: { icon: Clock, attention: true },
  outdated: { icon: TriangleAlert, attention: true },
  failed: { icon: X, attention: true },
};

const Line = (props: GridProps) => (
  <Grid
    templateColumns="2rem minmax(0, 1fr) auto 1rem"
    alignItems="center"
    columnGap="3"
    width="full"
    px="4"
    py="2.5"
    minHeight="3.5rem"
    _hover={{ bg: 'sunken' }}
    {...props}
  />
);

/** One kind of what waits: a link when it is in one place, else a list of places to unfold. */
export function WaitingRow({ item, start }: { item: WaitingItem; start: Start }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const [only, ...others] = item.places;
  if (only && others.length === 0) {
    return (
      <li>
        <Line asChild>
          <Link to={only.to}>
            <LineContent item={item} start={start} icon={<ChevronRight aria-hidden />} />
          </Link>
        </Line>
      </li>
    );
  }
  return (
    <li>
      <Line asChild>
        <QuietButton aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          <LineContent
            item={item}
            start={start}
            icon={open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          />
        </QuietButton>
      </Line>
      <Box id={listId} hidden={!open} maxHeight="14rem" overflowY="auto" ps="3.75rem" pe="4" pb="2">
        {open ? <Places item={item} /> : null}
      </Box>
    </li>
  );
}

function LineContent({ item, start, icon }: { item: WaitingItem; start: Start; icon: React.ReactNode }) {
  const t = useStartTexts();
  const format = useFormats();
  const sentence = useSentence(item, start);
  const { icon: Icon, attention } = looks[item.kind];
  return (
    <>
      <Box
        as="span"
        display="grid"
        placeItems="center"
        width="8"
        height="8"
        borderRadius="md"
        bg={attention ? 'amberSoft' : 'accentSoft'}
        color={attention ? 'amber' : 'accent'}
        css={{ '& svg': { width: '1rem', height: '1rem' } }}
      >
        <Icon aria-hidden />
      </Box>
      <Box as="span" minWidth="0">
        <Text as="span" display="block" fontSize="sm" fontWeight="semibold">
          {t(`waiting.${item.kind}`)}
        </Text>
        <Text as="span" display="block" fontSize="xs" color="muted" truncate title={sentence}>
          {sentence}
        </Text>
      </Box>
      <Figure fontSize="md" fontWeight="bold">
        {format.number(item.count)}
      </Figure>
      <Box as="span" color="muted" css={{ '& svg': { width: '1rem', height: '1rem' } }}>
        {icon}
      </Box>
    </>
  );
}

function Places({ item }: { item: WaitingItem }) {
  const format = useFormats();
  return (
    <PlainList>
      {item.places.map(({ key, name, count, to }) => (
        <Grid as="li" key={key} templateColumns="minmax(0, 1fr) auto" gap="3" fontSize="sm" py="0.5">
          <TextLink to={to} truncate minHeight="6">
            {name}
          </TextLink>
          {item.kind === 'missing' || item.kind === 'leases' ? (
            <Figure color="muted">{format.number(count)}</Figure>
          ) : null}
        </Grid>
      ))}
    </PlainList>
  );
}

/** What is behind the count, in one line. */
function useSentence({ kind, places }: WaitingItem, { portfolios, leasesUntil }: Start): string {
  const t = useStartTexts();
  const hub = useTexts();
  const format = useFormats();
  const own = counted(portfolios);
  const [first] = places;
  const name = first?.name ?? '';
  const where = places.length > 1 ? t('waiting.inMore', { name, count: places.length - 1 }) : name;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  if (kind === 'missing') {
    return missingFacts
      .map(fact => ({ fact, units: sum(own.map(({ missing }) => missing.facts[fact])) }))
      .filter(({ units }) => units > 0)
      .sort((one, other) => other.units - one.units)
      .map(({ fact, units }) => t(`factTotals.${fact}`, { number: format.number(units) }))
      .join(' · ');
  }
  if (kind === 'leases') {
    const date = format.date(leasesUntil);
    const ended = sum(own.map(({ leases }) => leases.ended));
    const rent = format.millions(sum(own.map(({ leases }) => leases.annualRent)));
    return ended > 0
      ? t('waiting.leasesEnded', { date, count: ended })
      : t('waiting.leasesUntil', { date, rent });
  }
  if (kind === 'outdated') {
    const reasons = own.find(({ id }) => id === first?.key)?.value?.outdated ?? [];
    const why = reasons.map(({ reason, units }) => hub(`figures.outdatedBy.${reason}`, { count: units }));
    return `${where}: ${why.join(', ')}`;
  }
  return where;
}
