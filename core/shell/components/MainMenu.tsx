/** The menu in a bar: entries that fit are shown in a row, the rest in More (NAV-012, NAV-051 to NAV-054). */
import { useText } from '../../i18n/hooks';
import { Icon } from '../../ui/Icon';
import type { MenuEntry } from '../menuEntries';
import { entriesThatFit, inMoreOrder, moreMenuHeight } from '../moreMenu';
import { useDisclosure } from '../../pageKit/useDisclosure';
import styles from './MainMenu.module.css';
import { MenuEntryLine } from './MenuEntryLine';
import { DropMenu, MenuList } from './MenuList';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { MENU_RESIZE_THROTTLE } from '../../sdk/constants';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';

/** Hidden but still measurable. */
const unseen = { position: 'absolute', visibility: 'hidden' } as const;

export function MainMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useText();
  const { bar, fitting } = useFittingEntries(entries.length);
  return (
    <nav ref={bar} className={styles['nav']} aria-label={t('mainMenu')}>
      <ul className={styles['row']}>
        {entries.map((entry, index) => (
          <li
            key={entry.key}
            data-entry
            className={styles['item']}
            style={index < fitting ? undefined : unseen}
          >
            {entry.children.length > 0 ? (
              <DropMenu entry={entry} />
            ) : (
              <MenuEntryLine entry={entry} icon={false} />
            )}
          </li>
        ))}
        <li data-more className={styles['item']} style={fitting < entries.length ? undefined : unseen}>
          <MoreMenu entries={entries.slice(fitting)} />
        </li>
      </ul>
    </nav>
  );
}

function MoreMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const t = useText();
  const { open, toggle, close, around } = useDisclosure();
  return (
    <div {...around} className={styles['more']}>
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={open}
        data-current={entries.some(({ current }) => current) || undefined}
        onClick={toggle}
      >
        {t('menuMore')}
        <Icon name="down" />
      </button>
      {open && (
        <div className={styles['drop']} style={{ maxBlockSize: moreMenuHeight(entries.length) }}>
          <p className={styles['head']}>{t('menuMore')}</p>
          <div className={styles['rows']}>
            <MenuList entries={inMoreOrder(entries)} onFollow={close} />
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * `bar` is the available space; `[data-entry]` elements are measured wherever they are, `[data-more]` is the
 * More button (NAV-017).
 */
function useFittingEntries(count: number): {
  readonly bar: RefObject<HTMLElement | null>;
  readonly fitting: number;
} {
  const time = useService(clock);
  const bar = useRef<HTMLElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const measure = () => {
      const widths = [...element.querySelectorAll<HTMLElement>('[data-entry]')].map(
        ({ offsetWidth }) => offsetWidth,
      );
      const more = element.querySelector<HTMLElement>('[data-more]')?.offsetWidth ?? 0;
      const gap = Number.parseFloat(getComputedStyle(element.querySelector('ul') ?? element).columnGap) || 0;
      setFitting(entriesThatFit({ entries: widths, gap, more, available: element.clientWidth }));
    };
    measure();
    let cancel: (() => void) | null = null;
    const observer = new ResizeObserver(() => {
      cancel ??= time.after(MENU_RESIZE_THROTTLE, () => {
        cancel = null;
        measure();
      });
    });
    observer.observe(element);
    // Loaded fonts and a language change resize entries without resizing the bar.
    for (const entry of element.querySelectorAll('[data-entry]')) observer.observe(entry);
    return () => {
      cancel?.();
      observer.disconnect();
    };
  }, [count, time]);

  return { bar, fitting: Math.min(fitting, count) };
}
