/**
 * The favourite button, updated optimistically; when the platform refuses, it reverts, and the viewer is
 * notified on any page (NAV-084).
 */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { favourites } from '../../sdk/cards';
import { useService } from '../../sdk/useService';
import type { Content } from '../../sdk/services';
import { ActionToggle } from './ActionControl';

export interface FavouriteActionProps {
  readonly content: Content;
  readonly look: 'full' | 'compact';
}

export const FavouriteAction = observer(function FavouriteAction({ content, look }: FavouriteActionProps) {
  const t = useText();
  const store = useService(favourites);
  return (
    <ActionToggle
      label={t('favourite')}
      icon="favourite"
      look={look}
      pressed={store.has(content)}
      onPress={() => void store.toggle(content)}
    />
  );
});
