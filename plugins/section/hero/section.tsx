/** Row renderer for the head of a page, in the brand's variant. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType, type FocusEvent } from 'react';
import { useDirection, useText } from 'proscenium/i18n';
import {
  backgroundPicture,
  clock,
  HERO_RESIZE_DEBOUNCE,
  heroPlayer,
  movingPicture,
  PROGRESS_REFRESH,
  rowLook,
  useBackgroundPicture,
  useHistoryState,
  useNow,
  useService,
  type Activate,
  type Row,
  type SectionProps,
} from 'proscenium/sdk';
import { BoutHero } from './BoutHero';
import { ChannelHero } from './ChannelHero';
import { FeatureHero } from './FeatureHero';
import styles from './Hero.module.css';
import type { HeroViewProps } from './HeroActions';
import { drawnVariant, heroPictures, heroStill, type HeroVariant } from './heroPictures';
import type { HeroSectionOptions } from './options.generated';

const views: Readonly<Record<HeroVariant, ComponentType<HeroViewProps>>> = {
  feature: FeatureHero,
  bout: BoutHero,
  channel: ChannelHero,
};

interface HeroProps {
  readonly row: Row;
  /** It is at the head of the page. */
  readonly first: boolean;
  readonly variant: HeroVariant;
}

/** One content at a time, with a pager. No auto-advance, except for a background animation the row asks for. */
export const Hero = observer(function Hero({ row, variant, first }: HeroProps) {
  const t = useText();
  const direction = useDirection();
  const sized = useBackgroundPicture();
  const MovingPicture = useService(movingPicture);
  const Player = useService(heroPlayer);
  useResized();
  const now = useNow(PROGRESS_REFRESH);
  const place = useHistoryState(`hero ${row.id}`, 0);
  const [chosen, setChosen] = useState(() => place.read());
  const [attended, setAttended] = useState(false);
  const [quiet, setQuiet] = useState(false);
  const [played, setPlayed] = useState(false);
  const content = row.items[chosen] ?? row.items[0];
  if (content === undefined) return null;
  const look = rowLook(row.presentation, direction);
  const drawn = drawnVariant(variant, content);
  const View = views[drawn];
  const picture = heroStill(content, { variant: drawn, look, now });
  const still = picture ? sized(picture) : null;
  const Heading = first ? 'h1' : 'h2';
  // Only one player per visit: the hero at the head of the page gets it (HOM-027).
  const plays = Player !== null && first && content.accessLevel === 'GRANTED';
  const moving = !plays && look.animation !== 'NONE' && (
    <MovingPicture content={content} animation={look.animation} attended={attended} onQuiet={setQuiet} />
  );
  const view = (
    <View
      key={content.id}
      content={content}
      row={row}
      look={look}
      still={still}
      moving={moving}
      Heading={Heading}
    />
  );
  return (
    <section
      className={styles['hero']}
      data-variant={variant}
      data-type={look.rowType}
      data-align={look.alignment}
      aria-label={(first ? null : row.title) ?? t('heroLabel')}
      data-first={first || undefined}
      data-quiet={(quiet && !attended) || undefined}
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setAttended(currentTarget.contains(relatedTarget))
      }
    >
      {plays ? (
        <>
          <div className={styles['view']} inert={played}>
            {view}
          </div>
          <Player key={content.id} content={content} still={still} Heading={Heading} onShown={setPlayed} />
        </>
      ) : (
        view
      )}
      {row.items.length > 1 && (
        <ol className={styles['pager']}>
          {row.items.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                className={styles['page']}
                aria-current={index === chosen || undefined}
                onClick={() => (place.write(index), setChosen(index))}
              >
                <span className={styles['name']}>{item.title}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

/** Incremented after each debounced resize. */
function useResized(): number {
  const time = useService(clock);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let cancel = (): void => undefined;
    const onResize = (): void => {
      cancel();
      cancel = time.after(HERO_RESIZE_DEBOUNCE, () => setCount((before) => before + 1));
    };
    window.addEventListener('resize', onResize);
    return () => {
      cancel();
      window.removeEventListener('resize', onResize);
    };
  }, [time]);
  return count;
}

export default ((context) => {
  const variantOf = ({ options }: SectionProps) => ({ ...context.options, ...options }).variant ?? 'feature';
  return {
    View: (props) => <Hero row={props.row} first={props.position === 0} variant={variantOf(props)} />,
    pictures: (props) =>
      heroPictures(props.row, {
        variant: variantOf(props),
        now: context.use(clock).now(),
        sized: context.use(backgroundPicture),
      }),
  };
}) satisfies Activate<'section', HeroSectionOptions>;
