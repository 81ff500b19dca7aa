/** The heart: it answers at once; when the platform does not take it, it goes back and says so (NAV-084). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../i18n';
import { favourites, useService, type Content } from '../../sdk';
import { ActionToggle } from './ActionControl';
import styles from './Actions.module.css';

export interface FavouriteActionProps {
  readonly content: Content;
  readonly look: 'full' | 'compact';
}

export const FavouriteAction = observer(function FavouriteAction({ content, look }: FavouriteActionProps) {
  const t = useText();
  const store = useService(favourites);
  const [failed, setFailed] = useState(false);
  const toggle = async () => {
    setFailed(false);
    setFailed(!(await store.toggle(content)));
  };
  return (
    <>
      <ActionToggle label={t('favourite')} icon="favourite" look={look} pressed={store.has(content)} onPress={() => void toggle()} />
      <span role="status" className={styles['word']}>
        {failed ? t('favouriteFailed') : ''}
      </span>
    </>
  );
});
