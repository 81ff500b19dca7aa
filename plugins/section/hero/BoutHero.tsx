/** Tale of the tape: two contenders with their differences, and a countdown to the fight. */
import type { CSSProperties } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import { Picture } from 'proscenium/ui';
import styles from './BoutHero.module.css';
import { Countdown } from './Countdown';
import { HeroActions, type HeroViewProps } from './HeroActions';
import { CORNER_SIZE, hallOf } from './heroPictures';

type Bout = NonNullable<HeroViewProps['content']['bout']>;

export function BoutHero({ content, row, look, still, moving, Heading }: HeroViewProps) {
  const t = useText();
  const { bout } = content;
  if (!bout) return null;
  const start = content.eventSchedule?.startDate;
  const [red, blue] = [lastName(bout.red.name), lastName(bout.blue.name)];
  return (
    <div className={styles['bout']}>
      <div className={styles['ring']} aria-hidden="true">
        {/* Wide screens show the joint picture, narrow ones two. Lazy images that are not displayed are not loaded. */}
        {hallOf(content, look) !== null && (
          <Picture src={still} alt="" ratio="auto" wide urgent className={styles['hall']} />
        )}
        <Picture
          src={bout.red.portraitUrl}
          alt=""
          ratio="4 / 5"
          size={CORNER_SIZE}
          urgent
          className={`${styles['corner']} ${styles['red']}`}
        />
        <Picture
          src={bout.blue.portraitUrl}
          alt=""
          ratio="4 / 5"
          size={CORNER_SIZE}
          urgent
          className={`${styles['corner']} ${styles['blue']}`}
        />
      </div>
      {moving}
      <div className={styles['words']} data-words="">
        {look.metadata !== 'hidden' && (
          <p className={styles['occasion']} data-leaves="">
            <bdi>{look.contentDescription ?? content.tagline ?? content.genres?.[0]}</bdi>
          </p>
        )}
        <Heading className={styles['title']} data-leaves="" style={longest([red, blue])}>
          <span>{red}</span>
          <span className={styles['versus']}>{t('versus')}</span>
          <span>{blue}</span>
        </Heading>
        <TaleOfTheTape bout={bout} />
        <div className={styles['foot']}>
          <HeroActions content={content} row={row} />
          {start && <Countdown until={start} live={content.displayLiveBadge === true} />}
        </div>
      </div>
    </div>
  );
}

function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

/** Length of the longer name, for the style sheet: on a phone each name must fit on one line. */
const longest = (names: readonly string[]) =>
  ({ '--longest': Math.max(...names.map((name) => [...name].length)) }) as CSSProperties;

function TaleOfTheTape({ bout: { red, blue } }: { readonly bout: Bout }) {
  const t = useText();
  const format = useFormat();
  // Wins, losses and draws have this order in every language.
  const record = ({ record: held }: Bout['red']) =>
    held ? (
      <bdi dir="ltr">
        {[held.wins, held.losses, held.draws].map((count) => format.number(count)).join('–')}
      </bdi>
    ) : null;
  const rows = [
    { label: t('boutRecord'), red: record(red), blue: record(blue) },
    { label: t('boutReach'), red: reach(red), blue: reach(blue) },
    { label: t('boutAge'), red: red.measures?.age, blue: blue.measures?.age },
  ].filter((row) => row.red != null && row.blue != null);
  function reach({ measures }: Bout['red']) {
    return measures ? t('centimetres', { count: measures.reachCm }) : null;
  }
  return (
    <table className={styles['tape']}>
      <caption className={styles['caption']}>
        {t('taleOfTheTape', { red: red.name, blue: blue.name })}
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <td>{row.red}</td>
            <th scope="row">{row.label}</th>
            <td>{row.blue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
