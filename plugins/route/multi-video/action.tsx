/** Link from a live event's card and page to the wall. */
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { hasMinWidth, navigation, useService, type Activate, type CardActionProps } from 'proscenium/sdk';
import { buttonClass, roundButtonClass } from 'proscenium/ui';
import { NARROWEST_WINDOW } from './constants';
import { SideBySideIcon } from './icons';

export default (() => ({
  // A narrower window would be redirected back (MUL-008); content without access offers other actions.
  offers: ({ content }) => content.accessLevel === 'GRANTED' && hasMinWidth(NARROWEST_WINDOW),
  Action: SideBySide,
})) satisfies Activate<'card-action'>;

function SideBySide({ subject: { content }, look }: CardActionProps) {
  const t = useText();
  const nav = useService(navigation);
  const href = nav.hrefOf('MULTI_VIDEO', { eventId: content.liveEventId ?? content.id });
  const round = look === 'compact';
  const label = t('multiVideoAction');
  return (
    <Link
      to={href}
      className={round ? roundButtonClass() : buttonClass('secondary')}
      aria-label={round ? label : undefined}
      title={round ? label : undefined}
    >
      <SideBySideIcon />
      {!round && <span>{label}</span>}
    </Link>
  );
}
