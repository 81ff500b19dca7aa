/** Content whose elements differ by the size of the window, not only their style. */
import type { ReactNode } from 'react';
import { MayBeHidden, useHostRender } from '../ui/hostRender';
import styles from './ByWindow.module.css';
import { mobileWindow, narrowList, useMedia } from './useMedia';

/** Media queries; `ByWindow.module.css` has the same conditions. */
export const windows = {
  narrow: narrowList,
  mobile: mobileWindow,
  'narrow or mobile': `${narrowList}, ${mobileWindow}`,
} as const;

export interface ByWindowProps {
  readonly when: keyof typeof windows;
  /** In the windows of `when`. */
  readonly matching: ReactNode;
  /** In all others. */
  readonly other: ReactNode;
}

/** The host's render, which knows no window, has both; the style sheet shows one. */
export function ByWindow({ when, matching, other }: ByWindowProps) {
  const matches = useMedia(windows[when]);
  const isHosted = useHostRender() !== null;
  return (
    <MayBeHidden value={isHosted}>
      {(isHosted || matches) && (
        <div className={styles['content']} data-if={isHosted ? when : undefined}>
          {matching}
        </div>
      )}
      {(isHosted || !matches) && (
        <div className={styles['content']} data-unless={isHosted ? when : undefined}>
          {other}
        </div>
      )}
    </MayBeHidden>
  );
}
