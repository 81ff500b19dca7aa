/** The part of the realm that plugins can read. */
import type { MessageStore } from '../../i18n/MessageStore';
import type { CheckedRealm } from '../../realm/checkedRealm';
import { fontStack } from '../../realm/themeProperties';
import type { RealmView } from '../../sdk/services';

export function createRealmView(
  { id, title, theme, settings }: CheckedRealm,
  messages: MessageStore,
): RealmView {
  return {
    id,
    title,
    get locale() {
      return messages.locale;
    },
    get direction() {
      return messages.direction;
    },
    color: (name) => theme.colors[name],
    bodyFont: fontStack(theme.fonts.body),
    radius: theme.shape.radius,
    sharing: settings.socialSharingStatus === 'ENABLED',
  };
}
