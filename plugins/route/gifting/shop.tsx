/** The page at GIFT (GFT-001). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useFormat, useText } from 'proscenium/i18n';
import { navigation, pageMessage, session, useService, type Activate } from 'proscenium/sdk';
import { buttonClass, VisuallyHidden } from 'proscenium/ui';
import { GiftCard } from './GiftCard';
import styles from './GiftShopPage.module.css';
import { useGiftProducts, type GiftProduct } from './useGiftProducts';

/** Gift shop: gifts on sale, and a link to redeem one (GFT-001, GFT-005, GFT-010). */
const GiftShopPage = observer(function GiftShopPage() {
  const t = useText();
  const nav = useService(navigation);
  const { viewer } = useService(session);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('giftShopTitle')}</h1>
        <p className={styles['lead']}>{t(viewer.isChild ? 'giftChild' : 'giftShopLead')}</p>
      </header>
      {!viewer.isChild && <Shelf />}
      <section className={styles['redeem']} aria-labelledby="gift-redeem">
        <div>
          <h2 id="gift-redeem">{t('giftHaveCode')}</h2>
          <p>{t('giftHaveCodeText')}</p>
        </div>
        <Link className={buttonClass('secondary')} to={nav.hrefOf('REDEEM')}>
          {t('giftRedeemOpen')}
        </Link>
      </section>
    </div>
  );
});

const Shelf = observer(function Shelf() {
  const t = useText();
  const nav = useService(navigation);
  const Message = useService(pageMessage);
  const [answer, again] = useGiftProducts();
  if (answer.status === 'loading')
    return (
      <div role="status" className={styles['shelf']}>
        <VisuallyHidden>{t('giftsLoading')}</VisuallyHidden>
        {[1, 2, 3].map((place) => (
          <span key={place} className={styles['coming']} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
        ))}
      </div>
    );
  if (answer.status !== 'ready')
    return (
      <Message
        picture="error"
        title={t('giftsFailedTitle')}
        text={t('giftsFailedText')}
        action={{ label: t('giftTryAgain'), run: again }}
        inside
      />
    );
  if (answer.value.length === 0)
    return (
      <Message
        picture="empty"
        title={t('giftsNoneTitle')}
        text={t('giftsNoneText')}
        action={{ label: t('giftHome'), to: nav.hrefOf('ROOT') }}
        inside
      />
    );
  return (
    <ul className={styles['shelf']}>
      {answer.value.map((product, place) => (
        <li key={product.id}>
          <Product product={product} eager={place < 3} />
        </li>
      ))}
    </ul>
  );
});

function Product({ product, eager }: { readonly product: GiftProduct; readonly eager: boolean }) {
  const t = useText();
  const format = useFormat();
  const nav = useService(navigation);
  const { id, name, description, imageUrl, amount, currency, scale } = product;
  return (
    <Link className={styles['product']} to={nav.hrefOf('GIFT_ITEM', { giftId: id })}>
      <GiftCard name={name} imageUrl={imageUrl} eager={eager} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['price']}>{format.money({ amount, currency, scale })}</span>
        {description && <span className={styles['about']}>{description}</span>}
        <span className={styles['go']}>{t('giftChoose')}</span>
      </span>
    </Link>
  );
}

export default (() => ({ Page: GiftShopPage })) satisfies Activate<'route'>;
