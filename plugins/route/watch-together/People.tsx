/** Members of the room in order of arrival: the first is the host. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../../core/i18n';
import { Alert } from '../../../core/ui';
import styles from './People.module.css';
import type { RoomStore } from './RoomStore';

export const People = observer(function People({ room }: { readonly room: RoomStore }) {
  const t = useText();
  const members = room.room?.members ?? [];
  return (
    <section className={styles['people']} aria-labelledby="together-people">
      <h2 id="together-people">
        {t('togetherPeople')} <span role="status">{t('togetherCount', { count: members.length })}</span>
      </h2>
      {room.outOfTouch && <Alert>{t('togetherOutOfTouch')}</Alert>}
      <ul>
        {members.map(({ member, name }, index) => {
          const shown = name ?? t('togetherNameless', { number: index + 1 });
          return (
            <li key={member}>
              <span className={styles['face']} aria-hidden="true">
                {[...shown][0]}
              </span>
              <span className={styles['name']}>
                <bdi>{shown}</bdi>
                {member === room.me && <small>{t('togetherYou')}</small>}
              </span>
              {member === room.room?.host && <span className={styles['host']}>{t('togetherHost')}</span>}
            </li>
          );
        })}
      </ul>
      <p className={styles['note']}>{t(room.isHost ? 'togetherHostNote' : 'togetherGuestNote')}</p>
    </section>
  );
});
