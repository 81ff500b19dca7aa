/** Scaffolds a row renderer: draws the cards of a row in another layout. */
import type { Scaffold, ScaffoldNames } from './scaffold';

/** What preview pages draw: more cards than the limit, and a row without a title. */
const samples = (title: string): string =>
  `${JSON.stringify(
    [
      {
        id: 'more-than-the-limit',
        title: 'More cards than the limit',
        options: { limit: 2 },
        bucket: {
          name: title,
          type: 'VOD',
          contentList: [
            { id: 's1', title: 'Salt Harbour', type: 'VOD', accessLevel: 'GRANTED', duration: 5520 },
            { id: 's2', title: 'Ore', type: 'VOD', accessLevel: 'DENIED', duration: 2940 },
            { id: 's3', title: 'Night Shift', type: 'SERIES', accessLevel: 'GRANTED' },
          ],
        },
      },
      {
        id: 'one-card',
        title: 'One card, without a title of the row',
        options: {},
        bucket: {
          name: '',
          type: 'VOD',
          contentList: [
            { id: 's4', title: 'Two Rooms', type: 'VOD', accessLevel: 'GRANTED', duration: 4980 },
          ],
        },
      },
    ],
    null,
    2,
  )}\n`;

export function sectionScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  return {
    description: `${title}: a row of a page.`,
    manifest: {
      preview: 'preview.json',
      contributes: { section: [{ name, module: './section', skeleton: 'cards' }] },
    },
    options: {
      limit: { type: 'integer', minimum: 1, default: 12, description: 'How many cards are shown at first.' },
    },
    modules: {
      'section.tsx': `/** ${title}. */
import type { Activate } from 'proscenium/sdk';
import { ${pascal} } from './${pascal}';
import type { ${pascal}Options } from './options.generated';

export default ((context) => ({
  View: ({ row, options, position }) => <${pascal} row={row} eager={position < 2} {...context.options} {...(options as Partial<${pascal}Options>)} />,
})) satisfies Activate<'section', ${pascal}Options>;
`,
      [`${pascal}.tsx`]: `/** The row's cards in a grid. A button shows those beyond the limit. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from 'proscenium/i18n';
import { card, useService, type Row } from 'proscenium/sdk';
import { buttonClass } from 'proscenium/ui';
import styles from './${pascal}.module.css';

export interface ${pascal}Props {
  readonly row: Row;
  readonly limit: number;
  /** The row is on the first screen: its images are fetched at once. */
  readonly eager: boolean;
}

export const ${pascal} = observer(function ${pascal}({ row, limit, eager }: ${pascal}Props) {
  const t = useText();
  const Card = useService(card);
  const [showsAll, setShowsAll] = useState(false);
  const beyond = row.items.length - limit;
  return (
    <section className={styles['row']} aria-label={row.title ?? t('${camel}Label')}>
      {row.title === null ? null : <h2 className={styles['title']}>{row.title}</h2>}
      <ul className={styles['grid']}>
        {row.items.slice(0, showsAll ? undefined : limit).map((content) => (
          <li key={content.id}>
            <Card content={content} shape="default" eager={eager} />
          </li>
        ))}
      </ul>
      {beyond > 0 && (
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('${camel}Fewer') : t('${camel}More', { count: beyond })}
        </button>
      )}
    </section>
  );
});
`,
      'preview.json': samples(title),
      [`${pascal}.module.css`]: `@layer module {
  .row {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    padding-inline: var(--gutter);
  }

  .title {
    margin: 0;
    font-size: var(--step-3);
  }

  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--card-default), 100%), 1fr));
    justify-self: stretch;
    gap: var(--space-4);
    list-style: none;
    margin: 0;
    padding: 0;
  }
}
`,
    },
    messages: 'section',
    test: `import activate from '../../../plugins/${id}/section';
import manifest from '../../../plugins/${id}/plugin.json';
import { describeSection } from 'proscenium/kit';

describeSection('${id}', { manifest, activate, options: { limit: 12 } });
`,
    realm: `"plugins": { "${id}": {} }, "pages": { "home": { "rows": [{ "type": "${name}", "bucket": "…" }] } }`,
  };
}
