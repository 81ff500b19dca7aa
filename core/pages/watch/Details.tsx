/** The details of a content, below the player. */
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { cardSettings } from '../../catalogue/cardSettings';
import { cardActions, mayBeAdded, trailerOf } from '../../catalogue/cardActions';
import { ownLanguageName } from '../../i18n/languageNames';
import { useFormat, useText } from '../../i18n/hooks';
import { watchQuery } from '../../playback/rules/opening';
import type { WatchedContent } from '../../playback/content';
import { useRegistry } from '../../plugins/RegistryContext';
import { RoleLink } from '../../routing/RoutingProvider';
import { actions, type ActionName } from '../../sdk/cards';
import { contentFacts } from '../../sdk/contentFacts';
import { session, type Content } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './Details.module.css';

/** Already offered in the player area; the trailer has its own link. */
const shownElsewhere: readonly ActionName[] = ['play', 'signIn', 'purchase', 'restart', 'trailer'];

export const Details = observer(function Details({ content }: { readonly content: WatchedContent }) {
  const t = useText();
  const format = useFormat();
  const Actions = useService(actions);
  const { info, kind } = content;
  const trailer = trailerOf(info);
  const hasTrailer = trailer !== null && trailer.id !== info.id;
  const pairs = Math.ceil((useActionCount(info) + Number(hasTrailer)) / 2);
  const genres = { text: contentFacts(info, [{ genres: 2 }], format).join(' · ') };
  const line = contentFacts(
    info,
    kind === 'live' ? ['start', 'year', genres] : ['year', 'length', genres],
    format,
  );

  return (
    <div className={styles['details']}>
      <div className={styles['main']}>
        <h1 className={styles['title']}>{info.title}</h1>
        {line.length > 0 && (
          <p className={styles['line']}>
            {line.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        )}
        {info.tagline && (
          <p className={styles['tagline']}>
            <bdi>{info.tagline}</bdi>
          </p>
        )}
        {info.description && (
          <p className={styles['description']}>
            <bdi>{info.description}</bdi>
          </p>
        )}
        <div className={styles['actions']} style={{ '--pairs': pairs } as CSSProperties}>
          {hasTrailer && (
            <RoleLink
              className={buttonClass('secondary')}
              to="VOD"
              params={{ eventId: trailer.id, eventTitle: trailer.title ?? '' }}
              query={{ [watchQuery.trailerFrom]: info.id }}
            >
              <Icon name="play" />
              {t('watchTrailer')}
            </RoleLink>
          )}
          <Actions subject={{ content: info }} hide={shownElsewhere} second />
        </div>
      </div>
      <Facts content={content} />
    </div>
  );
});

/** The number of actions to be loaded: reserves their height on phones. */
function useActionCount(content: Content): number {
  const { viewer } = useService(session);
  const { rules } = useService(cardSettings);
  const added = useRegistry().contributionsAt('card-action');
  const offered = cardActions(
    { content, programme: null, watched: 0 },
    { ...rules, isGuest: viewer.isGuest },
    shownElsewhere,
  );
  return (
    offered.filter((name) => name === 'favourite').length +
    added.filter(({ facts }) => mayBeAdded(facts, content, offered, shownElsewhere)).length
  );
}

function Facts({ content: { info } }: { readonly content: WatchedContent }) {
  const t = useText();
  const format = useFormat();
  const { currentProgramme, nextProgramme } = info.programmingInfo ?? {};
  const languages = (codes: readonly string[] | null | undefined) => codes?.map(ownLanguageName).join(' · ');
  const facts = [
    {
      name: t('watchOnNow'),
      value: currentProgramme && `${format.time(currentProgramme.startDate)} ${currentProgramme.title}`,
    },
    {
      name: t('watchOnNext'),
      value: nextProgramme && `${format.time(nextProgramme.startDate)} ${nextProgramme.title}`,
    },
    { name: t('watchGenres'), value: info.genres?.join(' · ') },
    { name: t('watchCountryOfOrigin'), value: info.countryOfOrigin },
    { name: t('watchLanguages'), value: languages(info.audioTracks) },
    { name: t('watchSubtitleLanguages'), value: languages(info.subtitleTracks) },
  ].filter((fact) => Boolean(fact.value));
  const { credits } = info;
  if (facts.length === 0 && !credits?.length) return null;
  return (
    <div className={styles['facts']}>
      {facts.length > 0 && (
        <dl className={styles['list']}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {credits && credits.length > 0 && (
        <section aria-label={t('watchMakers')}>
          <dl className={styles['list']}>
            {credits.map(({ name, role }) => (
              <div key={`${role} ${name}`}>
                <dt>{role}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
