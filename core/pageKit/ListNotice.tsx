/**
 * Replaces a list that is empty, failed or not requested yet: the brand's illustration, a text and actions
 * (CAT-054).
 */
import type { ReactNode } from 'react';
import { useService } from '../sdk/useService';
import { Picture } from '../ui/Picture';
import { checkedRealm } from './pageServices';
import styles from './ListNotice.module.css';

export interface ListNoticeProps {
  readonly state: 'empty' | 'failed';
  readonly title: string;
  readonly text?: string;
  /** The actions. */
  readonly children?: ReactNode;
}

export function ListNotice({ state, title, text, children }: ListNoticeProps) {
  const { images } = useService(checkedRealm);
  const drawing = images[state === 'failed' ? 'error' : 'empty'];
  return (
    <div className={styles['place']} role={state === 'failed' ? 'alert' : undefined}>
      <div className={styles['notice']}>
        {drawing !== undefined && (
          <Picture src={drawing} alt="" ratio="4 / 3" eager className={styles['picture']} />
        )}
        <div className={styles['words']}>
          <h2 className={styles['title']}>{title}</h2>
          {text !== undefined && <p className={styles['text']}>{text}</p>}
          {children !== undefined && <div className={styles['actions']}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
