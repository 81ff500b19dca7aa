import { screen } from '@testing-library/react';
import { ProgrammeCell } from '../../../../plugins/route/guide/ProgrammeCell';
import { fakeContext, renderInRuntime } from 'proscenium/kit';

const MINUTE = 60_000;
const from = Date.UTC(2026, 5, 1, 12);

/** A programme of so many minutes, at four pixels a minute. */
async function cell(minutes: number): Promise<HTMLElement> {
  const { runtime } = fakeContext({ options: {} });
  const to = from + minutes * MINUTE;
  await renderInRuntime(
    <div role="grid">
      <div role="row">
        <ProgrammeCell
          kind="programme"
          programme={{ id: 'p1', title: 'Weather', startDate: from, endDate: to }}
          phase="coming"
          from={from}
          to={to}
          origin={from}
          hour={240}
          channels={100}
          cut={false}
          focused={false}
          holds={{ current: false }}
        />
      </div>
    </div>,
    { runtime },
  );
  return screen.getByRole('gridcell');
}

test.each([
  [60, undefined, /^Weather\s+12:00.*1:00/],
  [20, 'narrow', /^Weather$/],
  [10, 'slim', /^Weather$/],
  [3, 'slim', /^$/],
])(
  'a programme of %i minutes shows what it has room for, and has the rest in its name',
  async (minutes, fit, text) => {
    const shown = await cell(minutes);
    expect(shown.dataset['fit']).toBe(fit);
    expect(shown).toHaveTextContent(text);
    expect(shown).toHaveAccessibleName(/^Weather 12:00/);
  },
);
