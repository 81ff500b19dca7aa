/** Scaffolds a player part: a control that seeks back, and its keyboard shortcut. */
import type { Scaffold, ScaffoldNames } from './scaffold';

export function playerScaffold({ id, name, pascal, camel, title }: ScaffoldNames): Scaffold {
  const label = `${camel}Label`;
  return {
    description: `${title}: a control of the player.`,
    manifest: { contributes: { 'player-part': [{ name, module: './part', slots: ['control'] }] } },
    options: {
      seconds: { type: 'integer', minimum: 1, default: 30, description: 'How far the control goes back.' },
    },
    modules: {
      'part.tsx': `/** ${title} in the player. */
import type { Activate, PlaybackSessionView } from 'proscenium/sdk';
import { ${pascal}Control } from './${pascal}Control';
import type { ${pascal}Options } from './options.generated';

export default (({ options: { seconds } }) => {
  const goBack = (playbackSession: PlaybackSessionView) => playbackSession.seek(playbackSession.position - seconds);
  return {
    views: {
      control: ({ playbackSession, Control }) => <${pascal}Control seconds={seconds} Control={Control} onPress={() => goBack(playbackSession)} />,
    },
    keys: { 'Shift+B': goBack },
  };
}) satisfies Activate<'player-part', ${pascal}Options>;
`,
      [`${pascal}Control.tsx`]: `/** A button of the player. */
import { useText } from 'proscenium/i18n';
import type { PlayerPartProps } from 'proscenium/sdk';
import { Icon } from 'proscenium/ui';

export interface ${pascal}ControlProps extends Pick<PlayerPartProps, 'Control'> {
  readonly seconds: number;
  readonly onPress: () => void;
}

export function ${pascal}Control({ seconds, Control, onPress }: ${pascal}ControlProps) {
  const t = useText();
  return <Control label={t('${label}', { seconds })} shortcut="Shift+B" icon={<Icon name="back" size={23} />} onPress={onPress} />;
}
`,
    },
    messages: 'player',
    test: `import activate from '../../../plugins/${id}/part';
import manifest from '../../../plugins/${id}/plugin.json';
import { describePlayerPart } from 'proscenium/kit';

describePlayerPart('${id}', { manifest, activate, options: { seconds: 30 } });
`,
    realm: `"plugins": { "${id}": {} }`,
  };
}
