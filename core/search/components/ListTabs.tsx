/** The tabs of a list (CAT-060): a tablist with roving tabindex and manual activation. */
import { useRef, type KeyboardEvent } from 'react';
import { useDirection, useFormat, useText } from '../../i18n/hooks';
import type { ListTab, Refinement } from '../../sdk/search';
import { currentTab, withTab } from '../refinement';
import styles from './ListTabs.module.css';

export interface ListTabsProps {
  readonly tabs: readonly ListTab[];
  readonly refinement: Refinement;
  readonly onRefine: (refinement: Refinement) => void;
  /** The id of the tab panel. */
  readonly controls: string;
}

/** Renders nothing for fewer than two tabs. */
export function ListTabs({ tabs, refinement, onRefine, controls }: ListTabsProps) {
  const t = useText();
  const format = useFormat();
  const forwards = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const list = useRef<HTMLDivElement>(null);
  if (tabs.length < 2) return null;
  const current = currentTab(tabs, refinement);

  const onKeyDown = (press: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    const step = press.key === forwards ? 1 : -1;
    const target =
      press.key === 'Home'
        ? buttons[0]
        : press.key === 'End'
          ? buttons.at(-1)
          : isSideways(press.key)
            ? buttons[(index + step + buttons.length) % buttons.length]
            : undefined;
    if (target === undefined) return;
    press.preventDefault();
    target.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('listTabs')}
      className={styles['tabs']}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={controls}
          tabIndex={name === current ? 0 : -1}
          className={styles['tab']}
          onClick={() => name !== current && onRefine(withTab(refinement, tabs, name))}
        >
          {label ?? name}
          {typeof count === 'number' && <span className={styles['count']}>{format.number(count)}</span>}
        </button>
      ))}
    </div>
  );
}

const isSideways = (key: string): boolean => key === 'ArrowRight' || key === 'ArrowLeft';
