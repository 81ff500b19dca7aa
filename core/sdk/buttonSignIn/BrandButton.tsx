/** Button in a third party's colors with the height, width and focus ring of the built-in buttons. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import styles from './BrandButton.module.css';

/** Brand look: a class that sets `--brand-ground` and `--brand-text`, and the brand mark. */
export interface BrandLook {
  readonly className: string | undefined;
  readonly mark: ReactNode;
}

/** Props of {@link BrandButton}. */
export interface BrandButtonProps {
  readonly label: string;
  readonly look: BrandLook;
  readonly busy: boolean;
  /** Pointer hover or focus: a press is likely, so prefetch the script. */
  readonly onIntent: () => void;
  readonly onPress: () => void;
}

/** A sign-in button in a provider's colours, with its logo. */
export function BrandButton({ label, look, busy, onIntent, onPress }: BrandButtonProps) {
  return (
    <Button
      wide
      variant="secondary"
      className={`${styles['brand']} ${look.className ?? ''}`}
      icon={<span className={styles['mark']}>{look.mark}</span>}
      busy={busy}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
