/** One film, one sentence: the still holds two thirds, the words stand in white space beside it. */
import { useFormat } from '../../../core/i18n';
import { Picture } from '../../../core/ui';
import styles from './FeatureHero.module.css';
import type { HeroViewProps } from './HeroView';
import { HeroActions } from './HeroActions';

export function FeatureHero({ content, row, Heading }: HeroViewProps) {
  const format = useFormat();
  const facts = [content.countryOfOrigin, content.year, content.duration ? format.runningTime(content.duration) : null, content.genres?.[0]].filter(Boolean);
  return (
    <div className={styles['feature']}>
      <div className={styles['still']}>
        <Picture src={row.presentation.background?.imageUrl ?? content.heroUrl ?? content.thumbnailUrl} alt="" ratio="16 / 9" eager className={styles['picture']} />
      </div>
      <div className={styles['words']}>
        {row.presentation.hideMetadata !== true && facts.length > 0 && <p className={styles['facts']}>{facts.join(' · ')}</p>}
        <Heading className={styles['title']}>{content.title}</Heading>
        <p className={styles['sentence']}>{row.description ?? content.tagline ?? content.description}</p>
        <div className={styles['actions']}>
          <HeroActions content={content} row={row} />
        </div>
      </div>
    </div>
  );
}
