/** Google Cast: a control that offers devices, and what the page shows while one of them plays. */
import { observer } from 'mobx-react-lite';
import { useText } from 'proscenium/i18n';
import { realm, type Activate, type PlaybackSessionView, type PlayerPartProps } from 'proscenium/sdk';
import { CastedSession } from './CastedSession';
import { CastIcon } from './CastIcon';
import { CastPanel } from './CastPanel';
import { CastSender } from './CastSender';
import { loadGoogleCast } from './googleCast';
import type { PlayerCastOptions } from './options.generated';

interface CastControlProps extends Pick<PlayerPartProps, 'Control'> {
  readonly sender: CastSender;
}

/** Shown only while there is a device. */
const CastControl = observer(function CastControl({ sender, Control }: CastControlProps) {
  const t = useText();
  if (sender.state === 'none') return null;
  const isConnecting = sender.state === 'connecting';
  return (
    <Control
      label={t(isConnecting ? 'castConnecting' : 'castStart')}
      icon={<CastIcon isOn={false} />}
      onPress={() => sender.choose()}
    />
  );
});

export default ((context) => {
  const { signal, log } = context;
  const report = (error: unknown): void => {
    if (!signal.aborted) log.error('Google Cast', error);
  };
  const site = context.use(realm);
  const sender = new CastSender({
    load: () => loadGoogleCast((url) => context.loadScript(url)),
    receiver: context.options.receiver,
    locale: () => site.locale,
    report,
  });
  const sessions = new WeakMap<PlaybackSessionView, CastedSession>();
  const castedOf = (session: PlaybackSessionView): CastedSession => {
    const known = sessions.get(session) ?? new CastedSession(session, sender, report);
    sessions.set(session, known);
    return known;
  };
  return {
    views: {
      control: ({ Control }) => <CastControl sender={sender} Control={Control} />,
      adBreak: ({ playbackSession, Action }) => (
        <CastPanel
          casted={castedOf(playbackSession)}
          sender={sender}
          session={playbackSession}
          Action={Action}
        />
      ),
    },
  };
}) satisfies Activate<'player-part', PlayerCastOptions>;
