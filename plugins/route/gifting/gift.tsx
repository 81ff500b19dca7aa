/** The page at GIFT_ITEM (GFT-001). */
import { observer } from 'mobx-react-lite';
import { useRef, useState, type SubmitEvent } from 'react';
import { useCalendar, useFormat, useText } from 'proscenium/i18n';
import {
  cleaned,
  clock,
  navigation,
  notFoundPage,
  pageMessage,
  session,
  useService,
  type Activate,
} from 'proscenium/sdk';
import { Button, CheckMark, TextField } from 'proscenium/ui';
import { GiftCard } from './GiftCard';
import { GiftForChildren } from './GiftForChildren';
import { storageOf, type GiftOrders, type Recipient } from './giftOrder';
import styles from './GiftPage.module.css';
import { GiftRoom, GiftWaiting } from './GiftRoom';
import { dayOf, lastDay, MESSAGE_LENGTH, NAME_LENGTH, recipientProblems } from './giftRules';
import { MessageField } from './MessageField';
import { useGiftProducts, type GiftProduct } from './useGiftProducts';

interface GiftPageProps {
  readonly giftId: string;
  readonly orders: GiftOrders;
}

/** One gift and its card's form (GFT-001, GFT-011). */
const GiftPage = observer(function GiftPage({ giftId, orders }: GiftPageProps) {
  const t = useText();
  const Missing = useService(notFoundPage);
  const Message = useService(pageMessage);
  const { viewer } = useService(session);
  const [answer, again] = useGiftProducts();
  if (viewer.isChild) return <GiftForChildren />;
  if (answer.status === 'loading') return <GiftWaiting title={t('giftPage')} label={t('giftsLoading')} />;
  if (answer.status !== 'ready')
    return (
      <Message
        picture="error"
        title={t('giftsFailedTitle')}
        text={t('giftsFailedText')}
        action={{ label: t('giftTryAgain'), run: again }}
      />
    );
  const product = answer.value.find(({ id }) => id === giftId);
  return product === undefined ? <Missing /> : <Order product={product} orders={orders} />;
});

const nobody: Recipient = { name: '', email: '', message: '', day: '' };

/**
 * Live preview of the card, next to its form. Field errors are shown after submit; the first invalid field
 * gets the focus.
 */
function Order({ product, orders }: { readonly product: GiftProduct; readonly orders: GiftOrders }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const nav = useService(navigation);
  const time = useService(clock);
  const { viewer } = useService(session);
  const writer = viewer.isGuest ? null : viewer.id;
  const form = useRef<HTMLFormElement>(null);
  const [recipient, setRecipient] = useState<Recipient>(() => orders.read(writer)?.recipient ?? nobody);
  const [checked, setChecked] = useState(false);
  const { id: giftId, sku, name, description, imageUrl = null, amount, currency, scale, period } = product;
  const today = dayOf(time.now());
  const problems = recipientProblems(recipient, today);
  const change = (part: Partial<Recipient>) => setRecipient((before) => ({ ...before, ...part }));
  const problemText = (
    problem: 'giftNameMissing' | 'giftEmailInvalid' | 'giftDayPast' | 'giftDayFar' | null,
  ) => (checked && problem !== null ? t(problem) : null);

  const submit = (sent: SubmitEvent) => {
    sent.preventDefault();
    setChecked(true);
    const wrong = (['name', 'email', 'day'] as const).find((field) => problems[field] !== null);
    if (wrong !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    orders.keep({ giftId, sku, name, imageUrl, recipient, placedBy: null, writtenBy: writer });
    nav.go(nav.hrefOf('GIFT_PAY', { giftId }));
  };
  const duration = calendar.trial(period);
  return (
    <GiftRoom beside>
      <section className={styles['gift']}>
        <GiftCard name={name} imageUrl={imageUrl} recipient={recipient.name.trim()} eager />
        <p className={styles['price']}>{format.money({ amount, currency, scale })}</p>
        {description && <p className={styles['about']}>{description}</p>}
        {duration !== null && <p className={styles['about']}>{t('giftLasts', { period: duration })}</p>}
      </section>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit} aria-labelledby="gift-title">
        <header className={styles['words']}>
          <p className={styles['step']}>{t('giftCardStep')}</p>
          <h1 id="gift-title" className={styles['title']}>
            {name}
          </h1>
        </header>
        <TextField
          label={t('giftRecipientName')}
          name="name"
          required
          autoComplete="off"
          maxLength={NAME_LENGTH}
          value={recipient.name}
          error={problemText(problems.name)}
          onChange={(value) => change({ name: cleaned(value) })}
        />
        <TextField
          label={t('giftRecipientEmail')}
          hint={t('giftRecipientEmailHint')}
          name="email"
          type="email"
          required
          autoComplete="off"
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
          value={recipient.email}
          error={problemText(problems.email)}
          onChange={(value) => change({ email: value.trimStart() })}
        />
        <MessageField
          label={t('giftMessage')}
          hint={t('giftMessageLeft', { left: MESSAGE_LENGTH - recipient.message.length })}
          limit={MESSAGE_LENGTH}
          value={recipient.message}
          onChange={(message) => change({ message })}
        />
        <fieldset className={styles['when']}>
          <legend>{t('giftWhen')}</legend>
          <label>
            <CheckMark
              type="radio"
              name="when"
              checked={recipient.day === ''}
              onChange={() => change({ day: '' })}
            />
            {t('giftNow')}
          </label>
          <label>
            <CheckMark
              type="radio"
              name="when"
              checked={recipient.day !== ''}
              onChange={() => change({ day: today })}
            />
            {t('giftOnDay')}
          </label>
        </fieldset>
        {recipient.day !== '' && (
          <TextField
            label={t('giftDay')}
            name="day"
            type="date"
            required
            min={today}
            max={lastDay(today)}
            value={recipient.day}
            error={problemText(problems.day)}
            hint={t('giftDayHint')}
            onChange={(day) => change({ day: day === '' ? today : day })}
          />
        )}
        <Button type="submit" wide>
          {t('giftToPayment', { amount: format.money({ amount, currency, scale }) })}
        </Button>
      </form>
    </GiftRoom>
  );
}

export default ((context) => {
  const orders = storageOf(context);
  return {
    Page: ({ parameters }) => (
      <GiftPage key={parameters['giftId']} giftId={parameters['giftId'] ?? ''} orders={orders} />
    ),
  };
}) satisfies Activate<'route'>;
