import { openPage } from '@kavel/testing';
import { useBreakpoint } from '@kavel/ui/core';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { followWidth, resizeTo } from '../../../testing/window-width';
import { createLive } from '../model/live';
import type { SubjectTexts } from '../model/subject-texts';
import { ResultLayout } from './result-layout';

const texts: SubjectTexts = {
  of: String,
  found: String,
  show: count => `Toon ${count}`,
  none: '',
  failed: '',
  failedHelp: '',
  missing: String,
  bars: () => '',
};
const live = createLive<number>();

/** Counts its presses: state that is lost with the component. */
function Counter({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`${name} ${presses}`}</button>;
}

function Page({ detail }: { detail: ReactNode }) {
  return (
    <ResultLayout
      narrow={!useBreakpoint('md')}
      head={<Counter name="head" />}
      panel={<input aria-label="Gemeente" />}
      table={() => <Counter name="table" />}
      map={() => <Counter name="map" />}
      detail={detail}
      detailLabel="Gekozen"
      work={null}
      view="map"
      onView={() => undefined}
      total={4}
      live={live}
      texts={texts}
      active={0}
    />
  );
}

beforeEach(followWidth);

async function open() {
  const page = <Page detail={<Counter name="detail" />} />;
  const { user } = await openPage({ page, route: '/', address: '/', permissions: null });
  return user;
}
const field = () => screen.getByRole('textbox', { name: 'Gemeente' });

test('a window that gets narrow and wide again keeps the map, the table, the detail and typed text', async () => {
  const user = await open();
  for (const name of ['head 0', 'map 0', 'table 0', 'detail 0'])
    await user.click(screen.getByRole('button', { name }));
  await user.type(field(), 'Ede');

  await resizeTo(390);
  for (const name of ['head 1', 'map 1', 'detail 1'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'table 1' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();

  await resizeTo(1440);
  for (const name of ['head 1', 'map 1', 'table 1', 'detail 1'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(field()).toHaveValue('Ede');
});

test('the sheet of a phone has the filters of the panel, with what was typed in them', async () => {
  const user = await open();
  await user.type(field(), 'Ede');
  await resizeTo(390);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(field()).toHaveValue('Ede');
  await user.type(field(), 'n');
  await user.click(screen.getByRole('button', { name: 'Toon 4' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await resizeTo(1440);
  expect(field()).toHaveValue('Eden');
});

test('a phone renders neither filters nor table until they are shown', async () => {
  await resizeTo(390);
  await open();
  expect(screen.queryByLabelText('Gemeente')).toBeNull();
  expect(screen.queryByText('table 0')).toBeNull();
  expect(screen.getByRole('button', { name: 'map 0' })).toBeVisible();
});
