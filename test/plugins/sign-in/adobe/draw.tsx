/** The pages of a pay-TV sign-in. */
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SignInLayoutProps, SignInStep } from '../../../../core/sdk';
import { renderInRuntime } from 'proscenium/kit';
import { intent, type Opened } from './fixture';

const Layout = ({ title, lead, children }: SignInLayoutProps): ReactNode => (
  <main>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
  </main>
);

export async function draw(
  opened: Opened,
  parameters: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  const [steps, explained]: [SignInStep[], unknown[]] = [[], []];
  const { Page } = opened.provider;
  const explain = (error: unknown): string => (explained.push(error), 'failedAuthentication');
  await renderInRuntime(
    <Page
      intent={intent(query)}
      parameters={parameters}
      Layout={Layout}
      onStep={(step) => steps.push(step)}
      explain={explain}
      consent={async () => []}
      proof={async () => ({})}
    />,
    { runtime: opened.runtime },
  );
  return { steps, explained };
}

export const names = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('button'))
    .map((button) => button.textContent);
