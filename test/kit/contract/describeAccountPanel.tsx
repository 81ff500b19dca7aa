/** Contract of every account panel. */
import { cleanup } from '@testing-library/react';
import { isAccountIcon } from '../../../core/ui/accountIcons';
import { renderInRuntime } from '../renderInRuntime';
import { everyContribution } from './everyContribution';
import { activated, factsOf, pluginMessages, type ContractSubject } from './subject';

/** An account panel under test. */
export type AccountPanelSubject<Options> = ContractSubject<'account-panel', Options>;

/** Runs the suite under the given title. `arrange` sets the platform's responses. */
export function describeAccountPanel<Options>(title: string, subject: AccountPanelSubject<Options>): void {
  const facts = factsOf(subject, 'account-panel');

  describe(`the contract of an account panel: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('account-panel', subject);

    test('its name is URL-safe, its texts are messages and its icon is built in', () => {
      expect(facts.name).toMatch(/^[a-z][a-z0-9-]*$/);
      const known = Object.keys(pluginMessages(subject.manifest.id)['en'] ?? {});
      for (const key of [facts['labelKey'], facts['leadKey']])
        if (key !== undefined) expect(known).toContain(key);
      expect(isAccountIcon(facts['icon'])).toBe(true);
    });

    test.each(['en', 'ar'])(
      'it renders below an existing heading and unmounts cleanly, in %s',
      async (locale) => {
        const { contribution, runtime } = await activated('account-panel', subject);
        const { View } = contribution;
        const { container, unmount } = await renderInRuntime(<View />, { runtime, locale });
        expect(container).not.toBeEmptyDOMElement();
        expect(container.querySelector('h1, h2')).toBeNull();
        for (const control of container.querySelectorAll('a[href], button, input, select'))
          expect(control).toHaveAccessibleName();
        expect(() => unmount()).not.toThrow();
        expect(runtime.navigation.visited).toEqual([]);
      },
    );

    test('it shows an error in place while the platform is unreachable', async () => {
      const { contribution, runtime } = await activated('account-panel', subject);
      const asks = runtime.platform.answers.size > 0;
      runtime.platform.unreachable();
      const { View } = contribution;
      const { container } = await renderInRuntime(<View />, { runtime });
      if (asks) expect(container.querySelector('[role="alert"]')).not.toBeNull();
      expect(container).not.toBeEmptyDOMElement();
    });
  });
}
