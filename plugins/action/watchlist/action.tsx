/** Adds a video to a watchlist (NAV-077, WCH-041 to WCH-046). Core decides when it is shown. */
import { useState } from 'react';
import { useText } from 'proscenium/i18n';
import type { Activate, Content } from 'proscenium/sdk';
import { buttonClass, Dialog, roundButtonClass } from 'proscenium/ui';
import { AddPanel } from './AddPanel';

export default (() => ({
  offers: () => true,
  Action: ({ subject, look }) => <WatchlistButton content={subject.content} look={look} />,
})) satisfies Activate<'card-action'>;

interface WatchlistButtonProps {
  readonly content: Content;
  readonly look: 'full' | 'compact';
}

/** The button and the panel it opens. */
function WatchlistButton({ content, look }: WatchlistButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const round = look === 'compact';
  const label = round ? t('addToWatchlistNamed', { title: content.title }) : t('addToWatchlist');
  return (
    <>
      <button
        type="button"
        className={round ? roundButtonClass() : buttonClass('secondary')}
        aria-haspopup="dialog"
        aria-label={round ? label : undefined}
        title={round ? label : undefined}
        onClick={() => setOpen(true)}
      >
        <svg
          aria-hidden="true"
          width={20}
          height={20}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M4 6h11M4 11h11M4 16h6m8-3v8m-4-4h8" />
        </svg>
        {!round && <span>{label}</span>}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('addPanelTitle')}
        closeLabel={t('addPanelClose')}
      >
        <AddPanel content={content} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
