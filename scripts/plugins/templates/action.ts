/** Scaffolds a card action: a button that does something with a content. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function actionScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  return {
    description: `${title}: something that can be done with a content.`,
    manifest: { contributes: { 'card-action': [{ name, module: './action' }] } },
    options: {
      onlyVideos: {
        type: 'boolean',
        default: true,
        description: 'Offer it for videos only, not for series, seasons and lists.',
      },
    },
    modules: {
      'action.tsx': `/** ${title}. */
import type { Activate } from 'proscenium/sdk';
import { ${pascal}Button } from './${pascal}Button';
import type { ${pascal}Options } from './options.generated';

export default (({ options: { onlyVideos } }) => ({
  offers: ({ content }) => !onlyVideos || content.type === 'VOD' || content.type === 'VIDEO',
  Action: ${pascal}Button,
})) satisfies Activate<'card-action', ${pascal}Options>;
`,
      [`${pascal}Button.tsx`]: `/** Tracks the press with analytics. Placeholder: call ${title} here. */
import { useText } from 'proscenium/i18n';
import { analytics, useService, type CardActionProps } from 'proscenium/sdk';
import { Button } from 'proscenium/ui';

export function ${pascal}Button({ subject: { content }, look }: CardActionProps) {
  const t = useText();
  const events = useService(analytics);
  return (
    <Button variant="secondary" size={look === 'compact' ? 'small' : 'medium'} onClick={() => events.track('${name.replaceAll('-', '_')}', { contentId: content.id })}>
      {t('${camel}Action')}
    </Button>
  );
}
`,
    },
    messages: 'action',
    test: `import activate from '../../../plugins/${id}/action';
import manifest from '../../../plugins/${id}/plugin.json';
import { describeCardAction } from 'proscenium/kit';

describeCardAction('${id}', { manifest, activate, options: { onlyVideos: true } });
`,
    realm: `"plugins": { "${id}": {} }`,
  };
}
