/** The page at REDEEM (GFT-005). */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useCalendar, useText } from 'proscenium/i18n';
import {
  CallError,
  clock,
  navigation,
  platformClient,
  session,
  tabStorage,
  useService,
  type Activate,
  type AnswerOf,
  type KeyValueStore,
} from 'proscenium/sdk';
import { redeemGift } from 'proscenium/sdk/endpoints/gifts';
import { Alert, Button, Icon, TextField } from 'proscenium/ui';
import { GiftWaiting } from './GiftRoom';
import styles from './RedeemPage.module.css';

/** Milliseconds that the success message is shown before the redirect. */
const GOOD_NEWS = 4000;

type State =
  | { readonly status: 'asking' }
  | { readonly status: 'redeeming' }
  /** `lost`: the call got no answer; otherwise the code was refused. */
  | { readonly status: 'failed'; readonly lost: boolean }
  | { readonly status: 'redeemed'; readonly gift: AnswerOf<'redeemGift'> };

/** Session storage: the code to redeem; core moves that of an address there (`core/session/addressTokens.ts`). */
const CODE = 'token.gift';

/** Session storage: the code with which a guest pressed the button that redeems it, while they sign in. */
const TYPED_CODE = 'gift.typedCode';

/** In place of the code in the path of the login pages. */
const NO_CODE = '-';

/**
 * Redeems a gift code: a press redeems it when signed in, otherwise after signing in or up (GFT-004, GFT-005,
 * GFT-016, GFT-018, GFT-019). The code of an address is only filled in: opening a link redeems nothing.
 */
const RedeemPage = observer(function RedeemPage({ codes }: { readonly codes: KeyValueStore }) {
  const t = useText();
  const nav = useService(navigation);
  const client = useService(platformClient);
  const { viewer, known } = useService(session);
  const [brought] = useState(() => codeTyped(codes.read(CODE) ?? ''));
  const [pressed] = useState(() => brought !== '' && codes.read(TYPED_CODE) === brought);
  const [code, setCode] = useState(brought);
  const [state, setState] = useState<State>({ status: 'asking' });
  const [missing, setMissing] = useState(false);
  const began = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const redeem = useCallback(
    (redeemCode: string) => {
      setState({ status: 'redeeming' });
      codes.remove(TYPED_CODE);
      client.call(redeemGift, { body: { redeemCode } }).then(
        (gift) => {
          codes.remove(CODE);
          setState({ status: 'redeemed', gift });
        },
        (error: unknown) => {
          const lost = !(error instanceof CallError) || error.status === 0 || error.status >= 500;
          if (!lost) codes.remove(CODE);
          setState({ status: 'failed', lost });
        },
      );
    },
    [client, codes],
  );
  const isSignedIn = !viewer.isGuest;
  useEffect(() => {
    if (!isSignedIn || !pressed || began.current) return;
    began.current = true;
    redeem(brought);
  }, [isSignedIn, pressed, brought, redeem]);

  // The form is shown again with the refused code: focus it.
  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector('input')?.focus();
  }, [state]);

  if (state.status === 'redeemed') return <Redeemed gift={state.gift} />;
  // A code that is about to be redeemed waits until the session is known; typing one does not.
  if ((known === false && pressed) || state.status === 'redeeming')
    return <GiftWaiting title={t('giftRedeemPage')} label={t('giftRedeeming')} />;
  /** A code is required: otherwise its field shows an error and takes the focus. */
  const withCode = (goOn: () => void) => {
    if (code !== '') return goOn();
    setMissing(true);
    form.current?.querySelector('input')?.focus();
  };
  const signInBy = (role: 'GIFT_REDEEM_LOGIN' | 'GIFT_REDEEM_REGISTER') => {
    codes.write(CODE, code);
    codes.write(TYPED_CODE, code);
    nav.go(nav.hrefOf(role, { redeemCode: NO_CODE }));
  };
  const submit = (sent: SubmitEvent<HTMLFormElement>) => {
    sent.preventDefault();
    withCode(() => (isSignedIn ? redeem(code) : signInBy('GIFT_REDEEM_LOGIN')));
  };
  return (
    <div className={styles['page']}>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit} aria-labelledby="redeem-title">
        <h1 id="redeem-title" className={styles['title']}>
          {t('giftRedeemTitle')}
        </h1>
        <p className={styles['text']}>{t(isSignedIn ? 'giftRedeemText' : 'giftRedeemGuestText')}</p>
        {state.status === 'failed' && <Alert>{t(state.lost ? 'giftRedeemLost' : 'giftRedeemFailed')}</Alert>}
        <TextField
          label={t('giftCode')}
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
          className={styles['code']}
          value={code}
          error={missing && code === '' ? t('giftCodeMissing') : null}
          onChange={(value) => {
            setCode(codeTyped(value));
            setState({ status: 'asking' });
          }}
        />
        <Button type="submit" wide>
          {t(isSignedIn ? 'giftRedeemNow' : 'giftRedeemSignIn')}
        </Button>
        {!isSignedIn && (
          <Button variant="quiet" wide onClick={() => withCode(() => signInBy('GIFT_REDEEM_REGISTER'))}>
            {t('giftRedeemRegister')}
          </Button>
        )}
      </form>
    </div>
  );
});

/** Confirms briefly, then redirects to the default menu page (GFT-016). */
function Redeemed({ gift }: { readonly gift: AnswerOf<'redeemGift'> }) {
  const t = useText();
  const calendar = useCalendar();
  const nav = useService(navigation);
  const time = useService(clock);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => time.after(GOOD_NEWS, () => nav.go(nav.hrefOf('ROOT'), { replace: true })), [time, nav]);
  const { name, expiryTimestamp } = gift;
  return (
    <section className={styles['redeemed']}>
      <span className={styles['sign']} aria-hidden="true">
        <Icon name="check" size={38} />
      </span>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {t('giftRedeemedTitle')}
      </h1>
      <p className={styles['text']}>
        {expiryTimestamp
          ? t('giftRedeemedUntil', { name, date: calendar.longDate(expiryTimestamp) })
          : t('giftRedeemedText', { name })}
      </p>
      <Button onClick={() => nav.go(nav.hrefOf('ROOT'), { replace: true })}>{t('giftRedeemedGoOn')}</Button>
    </section>
  );
}

/** Normalises a typed or pasted code: capitals, digits and hyphens. */
function codeTyped(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}-]/gu, '')
    .slice(0, 64);
}

export default ((context) => {
  const codes = context.use(tabStorage);
  return { Page: () => <RedeemPage codes={codes} /> };
}) satisfies Activate<'route'>;
