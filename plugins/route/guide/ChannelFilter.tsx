/** Filters channels by name or number while typing. */
import { useId } from 'react';
import { useText } from 'proscenium/i18n';
import { Icon } from 'proscenium/ui';
import styles from './GuideTools.module.css';

export function ChannelFilter({
  words,
  onWords,
}: {
  readonly words: string;
  readonly onWords: (words: string) => void;
}) {
  const t = useText();
  const id = useId();
  return (
    <div role="search" className={styles['filter']}>
      <label htmlFor={id} className={styles['glass']}>
        <Icon name="search" size={20} />
        <span className={styles['hidden']}>{t('guideFindChannel')}</span>
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={t('guideFindChannel')}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      {words !== '' && (
        <button type="button" aria-label={t('guideClearFilter')} onClick={() => onWords('')}>
          <Icon name="close" size={20} />
        </button>
      )}
    </div>
  );
}
