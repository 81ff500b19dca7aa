/** Contract of every card action. */
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import catalogueExamples from '../../../schemas/platform/examples/catalogue.json';
import type { ActionSubject, Content } from '../../../core/sdk';
import { renderInRuntime } from '../renderInRuntime';
import { everyContribution } from './everyContribution';
import { activated, type ContractSubject } from './subject';

const bucketExample = catalogueExamples.bucketPage.value;

/** An action on cards under test. */
export interface CardActionSubject<Options> extends ContractSubject<'card-action', Options> {
  /** Content that the action applies to; default: a video that may be watched. */
  readonly content?: Content;
}

const [video] = bucketExample.contentList as readonly Content[];
const looks = ['full', 'compact'] as const;

/** Runs the suite under the given title. */
export function describeCardAction<Options>(title: string, subject: CardActionSubject<Options>): void {
  const content: Content = subject.content ?? {
    id: '1',
    title: 'A film',
    ...video,
    type: 'VOD',
    accessLevel: 'GRANTED',
  };

  describe(`the contract of a card action: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('card-action', subject);

    test('it is offered for its content, and accepts any content without mutating it', async () => {
      const { contribution, runtime } = await activated('card-action', subject);
      expect(contribution.offers({ content })).toBe(true);
      const bare: Content = { id: '2', title: '', type: 'SERIES' };
      for (const each of [content, bare] satisfies Content[]) {
        const frozen: ActionSubject = Object.freeze({
          content: Object.freeze({ ...each }),
          sharing: null,
          tab: null,
        });
        expect(typeof contribution.offers(frozen)).toBe('boolean');
      }
      expect(runtime.platform.calls).toEqual([]);
    });

    describe.each(looks)('%s', (look) => {
      test.each(['en', 'ar'])(
        'it renders with an accessible name, in %s, and unmounts cleanly',
        async (locale) => {
          const { contribution, runtime } = await activated('card-action', subject);
          const { Action } = contribution;
          const { container, unmount } = await renderInRuntime(<Action subject={{ content }} look={look} />, {
            runtime,
            locale,
          });
          const controls = [...container.querySelectorAll('a[href], button')];
          expect(controls.length).toBeGreaterThan(0);
          for (const control of controls) expect(control).toHaveAccessibleName();
          expect(() => unmount()).not.toThrow();
        },
      );

      test('it survives repeated presses, whatever the platform’s response', async () => {
        const { contribution, runtime } = await activated('card-action', subject);
        runtime.platform.unreachable();
        const { Action } = contribution;
        const { container } = await renderInRuntime(<Action subject={{ content }} look={look} />, {
          runtime,
        });
        for (let press = 0; press < 2; press++) {
          const button = container.querySelector('button:not(:disabled)');
          if (button !== null) await userEvent.click(button);
          await act(async () => undefined);
        }
        expect(container.querySelector('a[href], button')).not.toBeNull();
      });
    });
  });
}
