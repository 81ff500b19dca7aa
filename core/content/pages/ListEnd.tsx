/** The end of a list: loading more, or a failure with retry (CAT-090). */
import { observer } from 'mobx-react-lite';
import type { ContentList } from '../ContentList';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import styles from '../../pageKit/ContentItems.module.css';

export const ListEnd = observer(function ListEnd({ list }: { readonly list: ContentList }) {
  const t = useText();
  if (list.end === 'loading')
    return (
      <div className={styles['waiting']}>
        <Spinner small label={t('loadingMore')} />
      </div>
    );
  if (list.end === 'idle') return null;
  return (
    <div className={styles['failed']}>
      <Alert>{t('moreFailedText')}</Alert>
      <Button variant="secondary" onClick={() => void list.loadMore()}>
        {t('tryAgain')}
      </Button>
    </div>
  );
});
