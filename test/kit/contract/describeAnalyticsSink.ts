/** Contract of every analytics sink. */
import type { AnalyticsEvent } from '../../../core/sdk';
import { everyContribution } from './everyContribution';
import { activated, type ContractSubject } from './subject';

const events: readonly AnalyticsEvent[] = [
  { name: 'page_view', at: 1_795_291_200_000, userType: 'guest', properties: { path: '/home' } },
  {
    name: 'purchase',
    at: 1_795_291_200_001,
    userType: 'VIEWER',
    properties: { amount: 12.99, free: false, voucher: null },
  },
  { name: 'nothing_to_say', at: 1_795_291_200_002, userType: 'guest', properties: {} },
];

/** Runs the suite under the given title. */
export function describeAnalyticsSink<Options>(
  title: string,
  subject: ContractSubject<'analytics-sink', Options>,
): void {
  describe(`the contract of an analytics sink: ${title}`, () => {
    // Sinks may write to the console; not into the test output.
    beforeEach(() => {
      for (const level of ['debug', 'info', 'log'] as const)
        jest.spyOn(console, level).mockImplementation(() => undefined);
    });
    afterEach(() => jest.restoreAllMocks());
    everyContribution('analytics-sink', subject);

    test('it accepts any event synchronously and does not mutate it', async () => {
      const { contribution } = await activated('analytics-sink', subject);
      for (const event of events) {
        const before = JSON.stringify(event);
        expect(
          contribution.accept(
            Object.freeze({ ...event, properties: Object.freeze({ ...event.properties }) }),
          ),
        ).toBeUndefined();
        expect(JSON.stringify(event)).toBe(before);
      }
    });

    test('it can be flushed, also twice and when empty', async () => {
      const { contribution } = await activated('analytics-sink', subject);
      expect(() => {
        contribution.flush?.();
        contribution.flush?.();
      }).not.toThrow();
    });

    test('it tracks nothing itself, which would be an endless loop', async () => {
      const { contribution, runtime } = await activated('analytics-sink', subject);
      for (const event of events) contribution.accept(event);
      expect(runtime.events).toEqual([]);
    });
  });
}
