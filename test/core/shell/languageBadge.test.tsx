import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageChoice } from '../../../core/pageKit/pageServices';
import { ShellStore, shellStore } from '../../../core/pageKit/ShellStore';
import { LanguageBadge } from '../../../core/pageKit/LanguageBadge';
import { fakeContext, renderInRuntime } from '../../kit';

test('LOC-034 NAV-069 the list has every language the realm offers, each in its own language and marked as such', async () => {
  const { runtime } = fakeContext({ options: {} });
  const chosen: string[] = [];
  const own = new Map<symbol, unknown>([
    [shellStore.key, new ShellStore({ track: () => undefined })],
    [languageChoice.key, { choose: (code: string) => chosen.push(code) }],
  ]);
  const service: typeof runtime.service = (token) =>
    own.has(token.key) ? (own.get(token.key) as never) : runtime.service(token);
  await renderInRuntime(
    <LanguageBadge
      languages={[
        { code: 'en', name: 'English' },
        { code: 'pt', name: 'Português' },
        { code: 'ar', name: 'العربية' },
      ]}
    />,
    { runtime: { ...runtime, service } },
  );
  const opener = screen.getByRole('button', { name: /Language: English|English/, expanded: false });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  const choices = screen.getAllByRole('listitem').map((item) => item.querySelector('button'));
  expect(choices.map((choice) => [choice?.lang, choice?.textContent])).toEqual([
    ['en', 'English'],
    ['pt', 'Português'],
    ['ar', 'العربية'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(chosen).toEqual(['ar']);
  expect(opener).toHaveFocus();
});
