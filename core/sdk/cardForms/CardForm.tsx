/** A card provider's fields on the payment page. */
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { chargeKey } from '../chargeKey';
import { PaymentRefusal, type PaymentFormProps } from '../payment';
import type { CardCheckout } from './CardCheckout';
import styles from './CardForm.module.css';
import { ChallengeDialog, type Challenge } from './ChallengeDialog';
import { challengePlace } from './challengePlace';
import { FRAME_COMPLETE, FRAME_ENTER } from './frameEvents';

export interface CardFormProps extends PaymentFormProps {
  readonly checkout: CardCheckout;
  readonly noteKey: string;
  /** Each field has its own iframe and the page shows the messages, so the box is lower. */
  readonly isApart?: boolean | undefined;
  readonly Arrangement?: ComponentType | undefined;
}

/** The fields in the order of their frames. */
const FIELDS = ['number', 'expiry', 'cvc'] as const;

type Drawing = 'loading' | 'ready' | 'failed';

/**
 * The provider's iframes; their space is reserved while they load. Payment is enabled as soon as they are
 * drawn: incomplete fields then show their own errors, which a disabled button could not.
 */
export function CardForm({
  checkout,
  noteKey,
  isApart = false,
  Arrangement,
  basket,
  onReady,
  onProblem,
  disabled,
}: CardFormProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('loading');
  const [attempt, setAttempt] = useState(0);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const bankPlace = useMemo(() => challengePlace(setChallenge), []);
  // Key of what the provider charges; another amount or item needs new fields.
  const charge = chargeKey(basket);
  const latest = useRef({ basket, onReady, onProblem });
  useEffect(() => {
    latest.current = { basket, onReady, onProblem };
  });

  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const unmount = checkout.mount(box, latest.current.basket, {
      onReady: () => {
        setDrawing('ready');
        latest.current.onReady(true);
      },
      onFailed: () => {
        setDrawing('failed');
        latest.current.onReady(false);
        latest.current.onProblem(new PaymentRefusal('setup_failed', ''));
      },
      onChange: () => latest.current.onProblem(null),
      onComplete: () => box.dispatchEvent(new Event(FRAME_COMPLETE, { bubbles: true })),
      onSpent: () => setAttempt((count) => count + 1),
      challenge: bankPlace,
    });
    const onEnter = ({ target }: Event): void => {
      const frames = [...box.querySelectorAll('iframe')];
      checkout.focus(
        frames.length === 1 ? null : (FIELDS[frames.indexOf(target as HTMLIFrameElement)] ?? null),
      );
    };
    box.addEventListener(FRAME_ENTER, onEnter);
    return () => {
      box.removeEventListener(FRAME_ENTER, onEnter);
      unmount();
      latest.current.onReady(false);
      setDrawing('loading');
    };
  }, [checkout, charge, attempt, bankPlace]);

  useEffect(() => {
    if (drawing === 'ready') checkout.lock(disabled);
  }, [checkout, disabled, drawing]);

  if (drawing === 'failed')
    return (
      <div className={styles['failed']}>
        <Alert>{t('cardFieldsFailed')}</Alert>
        <Button
          variant="secondary"
          onClick={() => {
            onProblem(null);
            setDrawing('loading');
            setAttempt((count) => count + 1);
          }}
        >
          {t('cardFieldsAgain')}
        </Button>
      </div>
    );
  return (
    <div
      className={styles['form']}
      aria-busy={drawing === 'loading'}
      data-drawing={drawing}
      data-apart={isApart || undefined}
    >
      {drawing === 'loading' && (
        <div className={styles['skeleton']} role="status" aria-label={t('cardFieldsLoading')}>
          {/* The page's own arrangement is already visible and shows its own loading state. */}
          {Arrangement === undefined && [1, 2, 3].map((line) => <span key={line} />)}
        </div>
      )}
      {/* A new box per attempt: the provider may have left nodes in the previous one. */}
      <div
        key={`${charge} ${attempt}`}
        ref={place}
        className={styles['fields']}
        role="group"
        aria-label={t('cardFields')}
      >
        {Arrangement !== undefined && <Arrangement />}
      </div>
      <p className={styles['note']}>{t(noteKey)}</p>
      {challenge !== null && <ChallengeDialog challenge={challenge} />}
    </div>
  );
}
