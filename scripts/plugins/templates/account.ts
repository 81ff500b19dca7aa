/** Scaffolds an account panel: reads and shows data of the viewer. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function accountScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  return {
    description: `${title}: a part of the account page.`,
    manifest: {
      contributes: {
        'account-panel': [
          { name, module: './panel', labelKey: `${camel}Panel`, leadKey: `${camel}PanelLead`, icon: 'star' },
        ],
      },
    },
    options: { showEmail: { type: 'boolean', default: true, description: "The viewer's email is shown." } },
    modules: {
      'panel.tsx': `/** ${title}. */
import type { Activate } from 'proscenium/sdk';
import { ${pascal}View } from './${pascal}View';
import type { ${pascal}Options } from './options.generated';

export default (({ options: { showEmail } }) => ({ View: () => <${pascal}View showEmail={showEmail ?? true} /> })) satisfies Activate<'account-panel', ${pascal}Options>;
`,
      [`${pascal}View.tsx`]: `/** Shows who is signed in. Placeholder: show the data of ${title} here. */
import { observer } from 'mobx-react-lite';
import { useText } from 'proscenium/i18n';
import { session, useService } from 'proscenium/sdk';

export const ${pascal}View = observer(function ${pascal}View({ showEmail }: { readonly showEmail: boolean }) {
  const t = useText();
  const { viewer } = useService(session);
  return <p>{showEmail && viewer.email !== null ? t('${camel}PanelOf', { email: viewer.email }) : t('${camel}PanelOfYou')}</p>;
});
`,
    },
    messages: 'account',
    test: `import activate from '../../../plugins/${id}/panel';
import manifest from '../../../plugins/${id}/plugin.json';
import { describeAccountPanel } from 'proscenium/kit';

describeAccountPanel('${id}', { manifest, activate, options: { showEmail: true } });
`,
    realm: `"plugins": { "${id}": {} }`,
  };
}
