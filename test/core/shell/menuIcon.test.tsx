import { fireEvent } from '@testing-library/react';
import { menuReport } from '../../../core/shell/useMenu';
import { EntryIcon } from '../../../core/shell/components/MenuEntryLine';
import { fakeContext, renderInRuntime } from '../../kit';

async function draw(entry: Parameters<typeof EntryIcon>[0]['entry']) {
  const { runtime } = fakeContext({ options: {} });
  const reports: string[] = [];
  const service: typeof runtime.service = (token) =>
    token.key === menuReport.key
      ? (((problem: string) => reports.push(problem)) as never)
      : runtime.service(token);
  return {
    ...(await renderInRuntime(<EntryIcon entry={entry} />, { runtime: { ...runtime, service } })),
    reports,
  };
}

test('ERR-022 RLM-051 an icon that fails to load is logged and hidden', async () => {
  const { container, reports } = await draw({
    icon: 'home',
    iconUrl: '/images/own.svg',
    activeIconUrl: null,
    current: false,
  });
  const image = container.querySelector('img') as HTMLImageElement;
  expect(image).toHaveAttribute('src', '/images/own.svg');
  fireEvent.error(image);
  expect(container.querySelector('img, svg')).toBeNull();
  expect(reports).toEqual([expect.stringContaining('/images/own.svg')]);
});

test('ERR-022 NAV-039 RLM-051 the icon of the current page fails alone', async () => {
  const entry = { icon: null, iconUrl: '/images/own.svg', activeIconUrl: '/images/active.svg' };
  const { container } = await draw({ ...entry, current: true });
  fireEvent.error(container.querySelector('img[src="/images/active.svg"]') as HTMLImageElement);
  expect(container.querySelector('img, svg')).toBeNull();
});
