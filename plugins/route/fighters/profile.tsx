/** The page at FIGHTER/{id} (CAT-074, CAT-081). */
import { observer } from 'mobx-react-lite';
import { useMemo, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useIntlLocale, useText } from 'proscenium/i18n';
import {
  card,
  cardShelf,
  navigation,
  notFoundPage,
  pageMessage,
  platformClient,
  useAnswer,
  usePageTitle,
  useService,
  type Activate,
  type Content,
  type PlatformClient,
  type Row,
} from 'proscenium/sdk';
import { readFighter } from 'proscenium/sdk/endpoints/people';
import { Icon, Picture } from 'proscenium/ui';
import { fighterProfileOf, type FighterProfile } from './answers';
import styles from './FighterPage.module.css';
import { FightHistory } from './FightHistory';
import { RecordLine } from './RecordLine';
import { ProfileSkeleton } from './Skeletons';
import { useVocabulary } from './vocabulary';

const questionOf = (id: string, locale: string): string => `fighter ${id} ${locale}`;

async function readProfile(
  client: PlatformClient,
  id: string,
  report: (error: unknown) => void,
  signal: AbortSignal,
): Promise<FighterProfile> {
  return fighterProfileOf(await client.call(readFighter, { path: { id }, signal }), report);
}

interface FighterPageProps {
  readonly id: string;
  readonly report: (error: unknown) => void;
}

/** Fighter page: poster with the name, tale of the tape, fights, videos (CAT-081). */
const FighterPage = observer(function FighterPage({ id, report }: FighterPageProps) {
  const t = useText();
  const locale = useIntlLocale();
  const client = useService(platformClient);
  const NotFound = useService(notFoundPage);
  const PageMessage = useService(pageMessage);
  const [answer, again] = useAnswer(
    questionOf(id, locale),
    (signal) => readProfile(client, id, report, signal),
    report,
  );
  usePageTitle(answer.status === 'ready' ? answer.value.name : null);
  if (answer.status === 'missing') return <NotFound />;
  if (answer.status === 'failed')
    return (
      <PageMessage
        picture="error"
        title={t('fightersFailedTitle')}
        text={t('fightersFailedText')}
        action={{ label: t('fightersTryAgain'), run: again }}
      />
    );
  if (answer.status === 'loading') return <ProfileSkeleton />;
  return <Profile profile={answer.value} />;
});

function Profile({ profile }: { readonly profile: FighterProfile }) {
  return (
    <article className={styles['page']}>
      <Bill profile={profile} />
      {profile.fights.length > 0 && <FightHistory fights={profile.fights} />}
      {profile.videos.length > 0 && <Videos videos={profile.videos} />}
    </article>
  );
}

/** Page header. */
function Bill({ profile }: { readonly profile: FighterProfile }) {
  const t = useText();
  const format = useFormat();
  const nav = useService(navigation);
  const translate = useVocabulary();
  const { name, alias, portrait, country, weightClass, rank, biography } = profile;
  return (
    <header className={styles['bill']}>
      <Picture src={portrait} alt="" ratio="4 / 5" eager wide className={styles['portrait']} />
      <div className={styles['words']}>
        <Link className={styles['back']} to={nav.hrefOf('FIGHTERS')}>
          <Icon name="back" />
          {t('fightersAll')}
        </Link>
        <p className={styles['standing']}>
          {rank !== null && (
            <span className={styles['rank']}>
              {rank === 0 ? t('fightersChampion') : t('fightersRank', { rank: format.number(rank) })}
            </span>
          )}
          {weightClass !== null && <span>{translate.weightClass(weightClass)}</span>}
          {country !== null && <span>{country}</span>}
        </p>
        <h1 className={styles['name']} style={{ '--longest': longestWord(name) } as CSSProperties}>
          {name}
        </h1>
        {alias !== null && <p className={styles['alias']}>{t('fighterAlias', { alias })}</p>}
        {biography !== null && <p className={styles['biography']}>{biography}</p>}
        <Tale profile={profile} />
      </div>
    </header>
  );
}

/** Length in characters; lines break at hyphens too. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}

const Videos = observer(function Videos({ videos }: { readonly videos: readonly Content[] }) {
  const t = useText();
  const Card = useService(card);
  const CardShelf = useService(cardShelf);
  const title = t('fighterVideos');
  const row = useMemo<Row>(
    () => ({
      id: 'fighter-videos',
      title,
      description: null,
      items: videos,
      presentation: {},
      more: false,
      loading: false,
      loadMore: () => undefined,
    }),
    [title, videos],
  );
  return (
    <div className={styles['videos']}>
      <CardShelf row={row} itemSize="var(--card-item)">
        {(content) => <Card content={content} shape="default" />}
      </CardShelf>
    </div>
  );
});

/** Tale of the tape: record and measurements. Unknown values are omitted. */
function Tale({ profile: { record, age, heightCm, reachCm, stance } }: { readonly profile: FighterProfile }) {
  const t = useText();
  const format = useFormat();
  const centimetres = (value: number) => format.number(value, { style: 'unit', unit: 'centimeter' });
  const facts = [
    record !== null && ([t('fighterRecord'), <RecordLine key="record" record={record} />] as const),
    record !== null &&
      record.knockouts !== null &&
      ([t('fighterKnockouts'), format.number(record.knockouts)] as const),
    age !== null && ([t('fighterAge'), format.number(age)] as const),
    heightCm !== null && ([t('fighterHeight'), centimetres(heightCm)] as const),
    reachCm !== null && ([t('fighterReach'), centimetres(reachCm)] as const),
    stance !== null && ([t('fighterStance'), stance] as const),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <dl className={styles['tale']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export default ((context) => {
  const { log } = context;
  const report = (error: unknown): void =>
    log.warn('A fighter was not read whole.', { reason: String(error) });
  return {
    Page: ({ parameters: { id = '' } }) => <FighterPage key={id} id={id} report={report} />,
    prepare: ({ parameters: { id = '' }, locale, answer }) =>
      answer(questionOf(id, locale), (signal) =>
        readProfile(context.use(platformClient), id, report, signal),
      ),
  };
}) satisfies Activate<'route'>;
