/** Element into which a provider draws its wallet button. */
import { useEffect, useRef, useState } from 'react';
import { chargeKey } from '../chargeKey';
import type { WalletProps } from '../payment';
import styles from './WalletButton.module.css';
import type { WalletCheckout } from './WalletCheckout';

export interface WalletButtonProps extends WalletProps {
  readonly checkout: WalletCheckout;
}

/** A new charge needs a new button: the sheet shows its amount. */
export function WalletButton({ checkout, disabled, ...props }: WalletButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const charge = chargeKey(props.basket);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    return checkout.mount(element, latest.current.basket, {
      onAvailable: (available) => latest.current.onAvailable(available),
      onPress: () => latest.current.onPress(),
      onCancel: () => latest.current.onCancel(),
      onApprove: () => latest.current.onApprove(),
      onSpent: () => setAttempt((count) => count + 1),
    });
  }, [checkout, charge, attempt]);
  // A provider may leave elements behind: a new box per attempt.
  return (
    <div
      key={`${charge} ${attempt}`}
      ref={place}
      className={styles['button']}
      data-disabled={disabled || undefined}
    />
  );
}
