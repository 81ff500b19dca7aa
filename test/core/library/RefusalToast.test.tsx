/** The viewer's message about a change that was not saved. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { RefusalToast } from '../../../core/library/components/RefusalToast';
import type { MutationServices } from '../../../core/platform/outbox/mutationServices';
import { fakeContext, renderInRuntime } from '../../kit';

test('FAV-005 WCH-027 a refused change is announced by a persistent live region, and dismissing it returns the focus to the page', async () => {
  const refusals: MutationServices['refusals'] = observable.array([], { deep: false });
  const tried: string[] = [];
  await renderInRuntime(
    <>
      <main id="main" tabIndex={-1} />
      <RefusalToast refusals={refusals} ready />
    </>,
    { runtime: fakeContext({ options: {} }).runtime },
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() =>
    runInAction(
      () => void refusals.push({ key: 'preferencesRefused', retry: () => void tried.push('again') }),
    ),
  );
  expect(region).toContainElement(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tried).toEqual(['again']);
  expect(region).toBeEmptyDOMElement();
  expect(screen.getByRole('main')).toHaveFocus();
});
