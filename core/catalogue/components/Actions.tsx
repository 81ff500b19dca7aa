/** All actions for a content: the built-in ones by core's rules, then those of plugins (HOM-104). */
import { observer } from 'mobx-react-lite';
import { Contributed } from '../../plugins/Contributed';
import { useRegistry } from '../../plugins/RegistryContext';
import { clock, contentLinks, navigation, session, type Content } from '../../sdk/services';
import { resumePositions, type ActionName, type ActionsProps } from '../../sdk/cards';
import { onAir } from '../../sdk/programme';
import { useService } from '../../sdk/useService';
import { useText } from '../../i18n/hooks';
import { cardActions, mayBeAdded, restartPath, trailerOf } from '../cardActions';
import { watchedPercent } from '../cardLabel';
import { cardSettings } from '../cardSettings';
import styles from './Actions.module.css';
import { ActionLink } from './ActionControl';
import { FavouriteAction } from './FavouriteAction';

export const Actions = observer(function Actions({
  subject,
  hide = [],
  look = 'full',
  second = false,
}: ActionsProps) {
  const { content } = subject;
  const { viewer } = useService(session);
  const { rules } = useService(cardSettings);
  const positions = useService(resumePositions);
  const time = useService(clock);
  const registry = useRegistry();
  const programme = onAir(content.programmingInfo, time.now()).current;
  const watched = watchedPercent(content, positions.position(content.videoId ?? content.id));
  const offered = cardActions({ content, programme, watched }, { ...rules, isGuest: viewer.isGuest }, hide);
  const added = registry
    .contributionsAt('card-action')
    .filter(({ facts }) => mayBeAdded(facts, content, offered, hide));
  return (
    <div className={styles['actions']} data-look={look}>
      {offered.map((name) => (
        <OwnAction
          key={name}
          name={name}
          content={content}
          look={look}
          first={!second && name === offered[0]}
          start={programme?.startDate ?? null}
        />
      ))}
      {added.map(({ plugin, facts: { name } }) => (
        <Contributed
          key={`${plugin.id} ${name}`}
          request={{ point: 'card-action', plugin: plugin.id, name }}
          skeleton={<span className={styles['waiting']} />}
          failed={() => null}
        >
          {(action) => (action.offers(subject) ? <action.Action subject={subject} look={look} /> : null)}
        </Contributed>
      ))}
    </div>
  );
});

interface OwnActionProps {
  readonly name: ActionName;
  readonly content: Content;
  readonly look: 'full' | 'compact';
  /** Rendered as the call to action. */
  readonly first: boolean;
  /** Start of the running programme. */
  readonly start: number | null;
}

const OwnAction = observer(function OwnAction({ name, content, look, first, start }: OwnActionProps) {
  const t = useText();
  const links = useService(contentLinks);
  const go = useService(navigation);
  const target = links.target(content);
  switch (name) {
    case 'play':
    case 'signIn':
    case 'purchase': {
      const label = t(links.actionKey(content));
      return target === null ? null : (
        <ActionLink
          href={target}
          label={label}
          icon={name === 'play' ? 'play' : 'lock'}
          look={look}
          first={first}
        />
      );
    }
    case 'restart': {
      const href = target === null ? null : restartPath(target, content, start);
      return href === null ? null : (
        <ActionLink href={href} label={t('restart')} icon="restart" look={look} first={first} />
      );
    }
    case 'trailer': {
      const trailer = trailerOf(content);
      if (trailer === null) return null;
      const href = go.hrefOf(
        'VOD',
        { eventId: trailer.id, eventTitle: trailer.title ?? '' },
        { trailerFrom: content.videoId ?? content.id },
      );
      return <ActionLink href={href} label={t('trailer')} icon="trailer" look={look} first={first} />;
    }
    case 'favourite':
      return <FavouriteAction content={content} look={look} />;
    case 'share':
    case 'watchlist':
      return null;
  }
});
