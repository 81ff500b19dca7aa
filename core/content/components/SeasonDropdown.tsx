/** Season selector of a series on mobile and narrow layouts (CAT-039, CAT-088). */
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/SelectField';
import type { SeasonTabsProps } from './SeasonTabs';
import styles from './SeasonChoice.module.css';

export function SeasonDropdown({
  seasons,
  chosen,
  onChoose,
  more,
  busy,
  onEarlier,
  onLater,
}: SeasonTabsProps) {
  const t = useText();
  const options = seasons.map(({ id, title, episodeCount }) => ({
    value: id,
    label: episodeCount === null ? title : t('seasonOption', { title, count: episodeCount }),
  }));
  return (
    <div className={styles['dropdown']}>
      <SelectField
        label={t('seasonChoice')}
        value={chosen ?? ''}
        options={options}
        placeholder={t('seasonChoice')}
        onChange={(id) => {
          const season = seasons.find((each) => each.id === id);
          if (season !== undefined) onChoose(season);
        }}
      />
      {(more.earlier || more.later) && (
        <div className={styles['more']}>
          {more.earlier && (
            <Button variant="secondary" size="small" busy={busy} onClick={onEarlier}>
              {t('earlierSeasons')}
            </Button>
          )}
          {more.later && (
            <Button variant="secondary" size="small" busy={busy} onClick={onLater}>
              {t('laterSeasons')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
