/** A button of the player that opens a menu with one or more radio groups. */
import { useDeferredValue, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ControlButton } from './ControlButton';
import { TickIcon } from './icons';
import styles from './PlayerMenu.module.css';

export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly checked: boolean;
  readonly choose: () => void;
}

export interface MenuGroup {
  readonly title: string;
  readonly choices: readonly MenuChoice[];
}

export interface PlayerMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Drawn as a sheet at the bottom of the screen rather than next to its button. */
  readonly sheet?: boolean;
}

/** Roving focus: arrow keys move, Enter and Space choose, Escape and Tab close; focus returns to the button. */
export function PlayerMenu({ label, icon, groups, open, onToggle, sheet = false }: PlayerMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // The choices are rendered in slices between frames, so that the press is answered at once.
  const isShown = useDeferredValue(open, false) && open;
  const close = (): void => {
    onToggle(false);
    trigger.current?.focus();
  };

  useEffect(() => {
    if (!isShown) return;
    const current =
      panel.current?.querySelector<HTMLElement>('[aria-checked="true"]') ??
      panel.current?.querySelector<HTMLElement>('[role]');
    current?.focus({ preventScroll: true });
    const leave = (event: PointerEvent): void => {
      const { target } = event;
      if (
        !(target instanceof Node) ||
        panel.current?.contains(target) === true ||
        trigger.current?.contains(target) === true
      )
        return;
      onToggle(false);
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [isShown, onToggle]);

  const move = (press: KeyboardEvent): void => {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const to: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = to[press.key];
    if (target !== undefined) items.at(target >= items.length ? 0 : target)?.focus();
    else if (press.key === 'Escape' || press.key === 'Tab') close();
    else if (press.key !== 'Enter' && press.key !== ' ') return;
    press.stopPropagation();
    if (press.key !== 'Enter' && press.key !== ' ') press.preventDefault();
  };

  return (
    <div className={styles['anchor']}>
      <ControlButton
        ref={trigger}
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={isShown ? id : undefined}
        onClick={() => onToggle(!open)}
      />
      {isShown && (
        <div
          ref={panel}
          id={id}
          className={`${styles['panel']} ${sheet ? styles['sheet'] : ''}`}
          role="menu"
          aria-label={label}
          onKeyDown={move}
        >
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title} className={styles['group']}>
              <p className={styles['title']} aria-hidden="true">
                {group.title}
              </p>
              {group.choices.map((choice) => (
                <button
                  key={choice.id}
                  type="button"
                  role="menuitemradio"
                  aria-checked={choice.checked}
                  tabIndex={-1}
                  lang={choice.lang}
                  className={styles['choice']}
                  onClick={() => {
                    choice.choose();
                    close();
                  }}
                >
                  <TickIcon className={styles['tick']} />
                  <span>{choice.label}</span>
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
