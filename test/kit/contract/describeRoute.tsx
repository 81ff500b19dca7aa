/** Contract of every page of a route plugin. */
import { cleanup, screen } from '@testing-library/react';
import { renderInRuntime } from '../renderInRuntime';
import { everyContribution } from './everyContribution';
import { activated, factsOf, pluginMessages, type ContractSubject } from './subject';

/** A page under test. */
export interface RouteSubject<Options> extends ContractSubject<'route', Options> {
  /** Values of its path parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Runs the suite under the given title. */
export function describeRoute<Options>(title: string, subject: RouteSubject<Options>): void {
  const facts = factsOf(subject, 'route');

  describe(`the contract of a route: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('route', subject);

    test('its role is valid, its paths have the same parameters in every table, and its title is a message', () => {
      expect(facts['role']).toMatch(/^[A-Z][A-Z0-9_]*$/);
      const paths = Object.values((facts['paths'] ?? {}) as Readonly<Record<string, string>>);
      const parameters = paths.map((path) => [...path.matchAll(/\{[^}]+\}/g)].map(([name]) => name).sort());
      expect(new Set(parameters.map((names) => names.join())).size).toBeLessThanOrEqual(1);
      const messages = pluginMessages(subject.manifest.id)['en'];
      if (messages !== undefined) expect(Object.keys(messages)).toContain(facts['titleKey']);
    });

    test.each(['en', 'ar'])('its page has a heading and unmounts cleanly, in %s', async (locale) => {
      const { contribution, runtime } = await activated('route', subject);
      const { Page } = contribution;
      const { unmount } = await renderInRuntime(<Page parameters={subject.parameters ?? {}} />, {
        runtime,
        locale,
      });
      expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
      expect(() => unmount()).not.toThrow();
    });

    test('every interactive element has an accessible name', async () => {
      const { contribution, runtime } = await activated('route', subject);
      const { Page } = contribution;
      const { container } = await renderInRuntime(<Page parameters={subject.parameters ?? {}} />, {
        runtime,
      });
      for (const control of container.querySelectorAll('a[href], button, input, select'))
        expect(control).toHaveAccessibleName();
    });
  });
}
