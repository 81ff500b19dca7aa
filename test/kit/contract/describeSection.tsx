/** Contract of every row renderer (point `section`). */
import { cleanup } from '@testing-library/react';
import catalogueExamples from '../../../schemas/platform/examples/catalogue.json';
import sectionFacts from '../../../schemas/points/section.schema.json';
import type { Content } from '../../../core/sdk';
import { FakeRow } from '../fakes';
import { renderInRuntime } from '../renderInRuntime';
import { everyContribution } from './everyContribution';
import { activated, factsOf, type ContractSubject } from './subject';

const bucketExample = catalogueExamples.bucketPage.value;

/** A row renderer under test. */
export interface SectionSubject<Options> extends ContractSubject<'section', Options> {
  /** Content that it is made for; default: two videos. */
  readonly items?: readonly Content[];
}

/** Runs the suite under the given title. */
export function describeSection<Options>(title: string, subject: SectionSubject<Options>): void {
  const items = subject.items ?? (bucketExample.contentList as readonly Content[]);
  const draw = async (row: FakeRow, locale = 'en') => {
    const { contribution, runtime } = await activated('section', subject);
    const { View } = contribution;
    return renderInRuntime(
      <View row={row} options={subject.options as Readonly<Record<string, unknown>>} position={0} />,
      { runtime, locale },
    );
  };

  describe(`the contract of a section: ${title}`, () => {
    afterEach(cleanup);
    everyContribution('section', subject);

    test('it declares a skeleton shape', () => {
      expect(sectionFacts.properties.skeleton.enum).toContain(factsOf(subject, 'section')['skeleton']);
    });

    test.each(['en', 'ar'])('it shows what the row holds, in %s', async (locale) => {
      const { container } = await draw(new FakeRow(items), locale);
      expect(container.textContent).toContain(items[0]?.title);
    });

    test('its images have a text alternative, be it empty', async () => {
      const { container } = await draw(new FakeRow(items));
      for (const image of container.querySelectorAll('img')) expect(image).toHaveAttribute('alt');
    });

    test('every interactive element has an accessible name', async () => {
      const { container } = await draw(new FakeRow(items, true));
      for (const control of container.querySelectorAll('a[href], button'))
        expect(control).toHaveAccessibleName();
    });

    test.each([
      ['no items', new FakeRow([])],
      ['no title', new FakeRow(items, false, null)],
      ['one item', new FakeRow(items.slice(0, 1))],
    ])('it supports a row with %s', async (_what, row) => {
      const { unmount } = await draw(row);
      expect(() => unmount()).not.toThrow();
    });

    test('it does not request more at the end of a row', async () => {
      const row = new FakeRow(items, false);
      await draw(row);
      expect(row.asked).toBe(0);
    });
  });
}
