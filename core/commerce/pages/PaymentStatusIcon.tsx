/** The status icon of a payment. */
import { Icon } from '../../ui/Icon';
import look from './PaymentStatusView.module.css';

export interface SignProps {
  /** `working`: in progress, with a rotating ring. `late`: expired. */
  readonly kind: 'open' | 'working' | 'late' | 'ended';
}

/** Decorative: the text next to it has the same meaning. */
export function Sign({ kind }: SignProps) {
  return (
    <span className={look['sign']} data-kind={kind} aria-hidden="true">
      {kind === 'open' ? (
        <Icon name="lock" size={38} />
      ) : kind === 'ended' ? (
        <Icon name="close" size={38} />
      ) : (
        <svg
          viewBox="0 0 24 24"
          width="38"
          height="38"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4v5.5l3.5 2" />
        </svg>
      )}
    </span>
  );
}
