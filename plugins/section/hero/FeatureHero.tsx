/** One film with one sentence: the still takes two thirds, the text is in white space next to it. */
import { useFormat } from 'proscenium/i18n';
import { contentFacts } from 'proscenium/sdk';
import { Picture } from 'proscenium/ui';
import styles from './FeatureHero.module.css';
import { HeroActions, type HeroViewProps } from './HeroActions';

export function FeatureHero({ content, row, look, still, moving, Heading }: HeroViewProps) {
  const format = useFormat();
  const facts = contentFacts(
    content,
    look.metadata === 'compact' ? ['year', 'length'] : ['country', 'year', 'length', { genres: 1 }],
    format,
  );
  return (
    <div className={styles['feature']}>
      <div className={styles['still']}>
        <Picture src={still} alt="" ratio="16 / 9" eager wide className={styles['picture']} />
        {look.gradient !== null && look.backgroundImage !== null && (
          <span className={styles['veil']} style={{ backgroundImage: look.gradient }} />
        )}
        {moving}
      </div>
      <div className={styles['words']} data-words="">
        {look.metadata !== 'hidden' && facts.length > 0 && (
          <p className={styles['facts']} data-leaves="">
            {facts.join(' · ')}
          </p>
        )}
        <Heading className={styles['title']} data-leaves="">
          {content.title}
        </Heading>
        <p className={styles['sentence']} data-leaves="">
          <bdi>{look.contentDescription ?? row.description ?? content.tagline ?? content.description}</bdi>
        </p>
        <div className={styles['actions']}>
          <HeroActions content={content} row={row} />
        </div>
      </div>
    </div>
  );
}
