/** Invitation link (MUL-013). */
import { useEffect, useRef, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { clock, navigation, useService } from 'proscenium/sdk';
import { Button } from 'proscenium/ui';
import { RoomIcon } from './icons';
import styles from './Invitation.module.css';

/** Milliseconds that the confirmation is shown. */
export const CONFIRMATION_MS = 2500;

export interface InvitationProps {
  /** There is a room to invite to. */
  readonly opened: boolean;
}

export function Invitation({ opened }: InvitationProps) {
  const t = useText();
  const nav = useService(navigation);
  const time = useService(clock);
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState<'togetherCopied' | 'togetherCopyByHand' | null>(null);
  useEffect(
    () => (word === null ? undefined : time.after(CONFIRMATION_MS, () => setWord(null))),
    [word, time],
  );
  const link = opened ? invitationTo(nav.current()) : '';

  const copy = async (): Promise<void> => {
    field.current?.select();
    // Without a clipboard (iframes, no https) the link is selected, to be copied by hand.
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    const done = await (
      clipboard?.writeText(link) ?? Promise.reject(new Error('There is no clipboard.'))
    ).then(
      () => true,
      () => false,
    );
    setWord(done ? 'togetherCopied' : 'togetherCopyByHand');
  };
  return (
    <section className={styles['invitation']} aria-labelledby="together-invite">
      <h2 id="together-invite">{t('togetherInvite')}</h2>
      <p>{t('togetherInviteText')}</p>
      <div className={styles['line']}>
        <input
          ref={field}
          readOnly
          dir="ltr"
          aria-label={t('togetherLink')}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<RoomIcon name="link" />} disabled={!opened} onClick={() => void copy()}>
          {t('togetherCopy')}
        </Button>
      </div>
      <p role="status" className={styles['word']}>
        {word === null ? '' : t(word)}
      </p>
    </section>
  );
}

/** The room's address, without this viewer's own parameters. */
export function invitationTo(current: URL): string {
  const link = new URL(current.pathname, current);
  const room = current.searchParams.get('room');
  if (room !== null) link.searchParams.set('room', room);
  return link.href;
}
