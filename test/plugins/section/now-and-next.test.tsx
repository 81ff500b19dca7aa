import { cleanup, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { act } from 'react';
import manifest from '../../../plugins/section/now-and-next/plugin.json';
import activate, { NowAndNextRow } from '../../../plugins/section/now-and-next/section';
import type { Content } from '../../../core/sdk';
import { describeSection, fakeContext, FakeRow, renderInRuntime } from 'proscenium/kit';

describeSection('section/now-and-next', { manifest, activate, options: {} });

afterEach(cleanup);

const channel: Content = { id: 'one', title: 'Noor One', type: 'LIVE', accessLevel: 'GRANTED' };
const MINUTE = 60_000;

async function draw(
  programmingInfo: (now: number) => Content['programmingInfo'],
  given: Partial<Content> = {},
) {
  const { runtime } = fakeContext({ options: {} });
  const now = runtime.clock.now();
  await renderInRuntime(
    <NowAndNextRow
      row={new FakeRow([{ ...channel, ...given, programmingInfo: programmingInfo(now) ?? null }])}
      eager={false}
    />,
    { runtime },
  );
  return {
    runtime,
    elapsed: () => screen.getByRole('link').querySelector('[style*="inline-size"]')?.getAttribute('style'),
  };
}

test('LIV-044 HOM-084 a channel shows its current programme and the next', async () => {
  await draw((now) => ({
    currentProgramme: { title: 'News', startDate: now - MINUTE, endDate: now + MINUTE },
    nextProgramme: { title: 'Film', startDate: now + MINUTE, endDate: now + 9 * MINUTE },
  }));
  expect(screen.getByRole('link')).toHaveTextContent(/Noor One.*News.*Until.*Next.*Film/);
});

test('LIV-045 the elapsed share updates every 30 s, and the next programme follows', async () => {
  const { runtime, elapsed } = await draw((now) => ({
    currentProgramme: { title: 'News', startDate: now - MINUTE, endDate: now + MINUTE },
    nextProgramme: { title: 'Film', startDate: now + MINUTE, endDate: now + 9 * MINUTE },
  }));
  expect(elapsed()).toBe('inline-size: 50%;');
  await act(async () => runtime.clock.pass(30_000));
  expect(elapsed()).toBe('inline-size: 75%;');
  await act(async () => runtime.clock.pass(31_000));
  expect(screen.getByRole('link')).toHaveTextContent(/Noor One.*Film.*Until/);
  expect(screen.queryByText('News')).toBeNull();
});

test('LIV-045 a programme ends on the screen at its end, whenever the page was opened', async () => {
  const { runtime } = fakeContext({ options: {} });
  runtime.clock.pass(10_000);
  const end = runtime.clock.now() + 20_000;
  const programmingInfo = {
    currentProgramme: { title: 'News', startDate: end - MINUTE, endDate: end },
    nextProgramme: { title: 'Film', startDate: end, endDate: end + MINUTE },
  };
  await renderInRuntime(
    <NowAndNextRow row={new FakeRow([{ ...channel, programmingInfo }])} eager={false} />,
    {
      runtime,
    },
  );
  expect(screen.getByRole('link')).toHaveTextContent(/News/);
  await act(async () => runtime.clock.pass(20_000));
  expect(screen.queryByText('News')).toBeNull();
});

test('ENT-025 a channel without programmes shows so', async () => {
  await draw(() => null);
  expect(screen.getByText('No programme listed')).toBeInTheDocument();
});

test('LIV-042 a locked channel shows how to get access', async () => {
  await draw(() => null, { accessLevel: 'DENIED' });
  expect(screen.getByRole('link')).toHaveTextContent('Watch now');
});

test('HOM-084 the thumbnail is 160 px wide on wide screens, else 120', () => {
  const css = readFileSync('plugins/section/now-and-next/NowAndNextRow.module.css', 'utf8');
  expect(css).toMatch(/\.card \{[^}]*grid-template-columns: 120px/);
  expect(css).toMatch(/@media \(min-width: 1025px\) \{\s*\.card \{\s*grid-template-columns: 160px/);
});
