/** One piece of content at a time; a pager leads to the others. Nothing moves on by itself. */
import { observer } from 'mobx-react-lite';
import { useState, type ComponentType } from 'react';
import { useText } from '../../../core/i18n';
import type { Row } from '../../../core/sdk';
import { BoutHero } from './BoutHero';
import { ChannelHero } from './ChannelHero';
import { FeatureHero } from './FeatureHero';
import styles from './Hero.module.css';
import type { HeroViewProps } from './HeroView';
import type { HeroSectionOptions } from './options.generated';

const views: Readonly<Record<NonNullable<HeroSectionOptions['variant']>, ComponentType<HeroViewProps>>> = {
  feature: FeatureHero,
  bout: BoutHero,
  channel: ChannelHero,
};

export interface HeroProps {
  readonly row: Row;
  /** It heads the page. */
  readonly first: boolean;
  readonly variant: NonNullable<HeroSectionOptions['variant']>;
}

export const Hero = observer(function Hero({ row, variant, first }: HeroProps) {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const content = row.items[chosen] ?? row.items[0];
  if (content === undefined) return null;
  // A hero without two corners has no tale of the tape to tell.
  const View = variant === 'bout' && !content.bout ? FeatureHero : views[variant];
  return (
    <section className={styles['hero']} data-variant={variant} aria-label={(first ? null : row.title) ?? t('heroLabel')} data-first={first || undefined}>
      <View key={content.id} content={content} row={row} Heading={first ? 'h1' : 'h2'} />
      {row.items.length > 1 && (
        <ol className={styles['pager']}>
          {row.items.map((item, index) => (
            <li key={item.id}>
              <button type="button" className={styles['page']} aria-current={index === chosen || undefined} onClick={() => setChosen(index)}>
                <span className={styles['name']}>{item.title}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
