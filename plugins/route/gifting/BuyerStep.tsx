/** Who pays for a gift: an account holder, or a guest with an email address (GFT-008, GFT-015). */
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, useService, type GuestCheckout, isEmail, trimmed } from 'proscenium/sdk';
import { Alert, Button, buttonClass, TextField } from 'proscenium/ui';
import type { GiftOrder } from './giftOrder';
import styles from './GiftPayPage.module.css';
import { GiftRoom } from './GiftRoom';

export interface BuyerStepProps {
  readonly order: GiftOrder;
  /** Null when it failed to load. */
  readonly guest: GuestCheckout | null;
  readonly report: (error: unknown) => void;
}

export function BuyerStep({ order, guest, report }: BuyerStepProps) {
  const t = useText();
  const nav = useService(navigation);
  const { giftId } = order;
  return (
    <GiftRoom>
      <h1 className={styles['title']}>{t('giftWhoPays')}</h1>
      <p className={styles['text']}>{t('giftWhoPaysText', { name: order.recipient.name })}</p>
      <div className={styles['ways']}>
        {guest !== null && <Guest guest={guest} report={report} />}
        <section className={styles['way']} aria-labelledby="gift-account">
          <h2 id="gift-account">{t('giftWithAccount')}</h2>
          <p>{t('giftWithAccountText')}</p>
          <div className={styles['actions']}>
            <Link
              className={buttonClass('secondary')}
              to={nav.hrefOf('GIFT_LOGIN', { giftId }, { type: 'login' })}
            >
              {t('giftSignIn')}
            </Link>
            <Link
              className={buttonClass('quiet')}
              to={nav.hrefOf('GIFT_LOGIN', { giftId }, { type: 'signup' })}
            >
              {t('giftSignUp')}
            </Link>
          </div>
        </section>
      </div>
    </GiftRoom>
  );
}

function Guest({
  guest,
  report,
}: {
  readonly guest: GuestCheckout;
  readonly report: (error: unknown) => void;
}) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'idle' | 'wrong' | 'sending' | 'failed'>('idle');
  const submit = (sent: SubmitEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const address = trimmed(email);
    if (!isEmail(address)) {
      setState('wrong');
      return sent.currentTarget.querySelector('input')?.focus();
    }
    setState('sending');
    guest.open(address).catch((error: unknown) => {
      report(error);
      setState('failed');
    });
  };
  return (
    <form noValidate className={styles['way']} aria-labelledby="gift-guest" onSubmit={submit}>
      <h2 id="gift-guest">{t('giftAsGuest')}</h2>
      <p>{t('giftAsGuestText')}</p>
      <TextField
        label={t('giftYourEmail')}
        type="email"
        name="email"
        required
        autoComplete="email"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={state === 'wrong' ? t('giftEmailInvalid') : null}
        onChange={(value) => {
          setEmail(value.trimStart());
          if (state !== 'sending') setState('idle');
        }}
      />
      {state === 'failed' && <Alert>{t('giftFailedText')}</Alert>}
      <Button type="submit" busy={state === 'sending'}>
        {t('giftGuestGoOn')}
      </Button>
    </form>
  );
}
