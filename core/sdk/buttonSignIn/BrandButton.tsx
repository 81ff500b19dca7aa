/** A button in a third party's colours that stands among the house's own: same height, same width, same way of showing focus. */
import type { ReactNode } from 'react';
import { Button } from '../../ui';
import styles from './BrandButton.module.css';

/** How a brand wants its button: a class that sets `--brand-ground` and `--brand-text`, and its mark. */
export interface BrandLook {
  readonly className: string | undefined;
  readonly mark: ReactNode;
}

export interface BrandButtonProps {
  readonly label: string;
  readonly look: BrandLook;
  readonly busy: boolean;
  /** The viewer's pointer or focus has come: a press is likely. */
  readonly onIntent: () => void;
  readonly onPress: () => void;
}

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
