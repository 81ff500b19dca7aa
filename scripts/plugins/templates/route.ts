/** Scaffolds a route: a page with its own role and paths. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function routeScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  const key = (part: string): string => `${camel}${part}`;
  const role = name.toUpperCase().replaceAll('-', '_');
  return {
    description: `${title}: a page at /${name}.`,
    manifest: {
      contributes: {
        route: [
          {
            name,
            module: './page',
            role: `${role}_PAGE`,
            paths: { default: `/${name}`, DEBUG: `/🧩/${name}` },
            titleKey: key('Title'),
            access: 'anyone',
          },
        ],
      },
    },
    options: { showsHome: { type: 'boolean', default: true, description: 'Show a link to the start page.' } },
    modules: {
      'page.tsx': `/** The page at /${name}. */
import { navigation, type Activate } from 'proscenium/sdk';
import { ${pascal}Page } from './${pascal}Page';
import type { ${pascal}Options } from './options.generated';

export default ((context) => {
  const home = context.options.showsHome ? context.use(navigation).hrefOf('HOME') : null;
  return { Page: () => <${pascal}Page home={home} /> };
}) satisfies Activate<'route', ${pascal}Options>;
`,
      [`${pascal}Page.tsx`]: `/** A heading, a sentence and a link to the start page. */
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { buttonClass } from 'proscenium/ui';
import styles from './${pascal}Page.module.css';

export interface ${pascal}PageProps {
  /** The address of the start page; null shows no link. */
  readonly home: string | null;
}

export function ${pascal}Page({ home }: ${pascal}PageProps) {
  const t = useText();
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{t('${key('Title')}')}</h1>
      <p>{t('${key('Intro')}')}</p>
      {home === null ? null : (
        <Link className={buttonClass('primary')} to={home}>
          {t('${key('Home')}')}
        </Link>
      )}
    </article>
  );
}
`,
      [`${pascal}Page.module.css`]: `@layer page {
  .page {
    display: grid;
    justify-items: start;
    gap: var(--space-5);
    padding: calc(var(--bar-height) + var(--space-6)) var(--gutter) var(--space-8);
  }

  .title {
    font-size: var(--heading-size);
  }
}
`,
    },
    messages: 'route',
    test: `import activate from '../../../plugins/${id}/page';
import manifest from '../../../plugins/${id}/plugin.json';
import { describeRoute } from 'proscenium/kit';

describeRoute('${id}', { manifest, activate, options: { showsHome: true } });
`,
    realm: `"plugins": { "${id}": {} }`,
  };
}
