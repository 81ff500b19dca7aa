/** Shown to a child's profile instead of gifts on sale: children may redeem but not buy (GFT-019). */
import { observer } from 'mobx-react-lite';
import { useText } from 'proscenium/i18n';
import { navigation, pageMessage, useService } from 'proscenium/sdk';

export const GiftForChildren = observer(function GiftForChildren() {
  const t = useText();
  const nav = useService(navigation);
  const Message = useService(pageMessage);
  return (
    <Message
      picture="empty"
      title={t('giftChildTitle')}
      text={t('giftChild')}
      action={{ label: t('giftRedeemOpen'), to: nav.hrefOf('REDEEM') }}
    />
  );
});
