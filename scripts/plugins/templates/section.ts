/** Scaffolds a row renderer: draws the cards of a row in another layout. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function sectionScaffold({ id, name, pascal, title }: ScaffoldNames): Scaffold {
  return {
    description: `${title}: a row of a page.`,
    manifest: { contributes: { section: [{ name, module: './section', skeleton: 'cards' }] } },
    options: {
      limit: { type: 'integer', minimum: 1, default: 12, description: 'How many cards are shown.' },
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
      [`${pascal}.tsx`]: `/** The row's cards in a grid. */
import { observer } from 'mobx-react-lite';
import { card, useService, type Row } from 'proscenium/sdk';
import styles from './${pascal}.module.css';

export interface ${pascal}Props {
  readonly row: Row;
  readonly limit: number;
  /** The row is on the first screen: its images are fetched at once. */
  readonly eager: boolean;
}

export const ${pascal} = observer(function ${pascal}({ row, limit, eager }: ${pascal}Props) {
  const Card = useService(card);
  return (
    <section className={styles['row']} aria-label={row.title ?? undefined}>
      {row.title === null ? null : <h2 className={styles['title']}>{row.title}</h2>}
      <ul className={styles['grid']}>
        {row.items.slice(0, limit).map((content) => (
          <li key={content.id}>
            <Card content={content} shape="default" eager={eager} />
          </li>
        ))}
      </ul>
    </section>
  );
});
`,
      [`${pascal}.module.css`]: `@layer module {
  .row {
    padding-inline: var(--gutter);
  }

  .title {
    margin-block-end: var(--space-4);
    font-size: var(--step-3);
  }

  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--card-default), 100%), 1fr));
    gap: var(--space-4);
    list-style: none;
    margin: 0;
    padding: 0;
  }
}
`,
    },
    test: `import activate from '../../../plugins/${id}/section';
import manifest from '../../../plugins/${id}/plugin.json';
import { describeSection } from 'proscenium/kit';

describeSection('${id}', { manifest, activate, options: { limit: 12 } });
`,
    realm: `"plugins": { "${id}": {} }, "pages": { "home": { "rows": [{ "type": "${name}", "bucket": "…" }] } }`,
  };
}
