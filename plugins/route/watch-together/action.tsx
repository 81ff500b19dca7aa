/** Link from a live event's card and page to a new room. */
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, useService, type Activate, type CardActionProps } from 'proscenium/sdk';
import { buttonClass, roundButtonClass } from 'proscenium/ui';
import { RoomIcon } from './icons';

export default (() => ({
  offers: ({ content }) => content.accessLevel === 'GRANTED',
  Action: Together,
})) satisfies Activate<'card-action'>;

function Together({ subject: { content }, look }: CardActionProps) {
  const t = useText();
  const nav = useService(navigation);
  const href = nav.hrefOf('WATCH_TOGETHER', { eventId: content.liveEventId ?? content.id });
  const round = look === 'compact';
  const label = t('togetherAction');
  return (
    <Link
      to={href}
      className={round ? roundButtonClass() : buttonClass('secondary')}
      aria-label={round ? label : undefined}
      title={round ? label : undefined}
    >
      <RoomIcon name="people" />
      {!round && <span>{label}</span>}
    </Link>
  );
}
