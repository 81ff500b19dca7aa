/** A message in place of a page or a part of it, with the brand's illustration and an action. */
import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/hooks';
import { useService } from '../sdk/useService';
import type { PageMessageAction } from '../sdk/services';
import { shellStore } from './ShellStore';
import { Button, buttonClass } from '../ui/Button';
import { Picture } from '../ui/Picture';
import { useOnline } from '../ui/useOnline';
import { checkedRealm } from './pageServices';
import styles from './Message.module.css';

export interface MessageProps {
  readonly picture: 'empty' | 'error';
  readonly title: string;
  readonly text: string;
  readonly action?: PageMessageAction;
  /** Shown below a page's own heading, not in place of the page. */
  readonly inside?: boolean | undefined;
  readonly children?: ReactNode;
}

/** True within a page that draws a bar of its own, which leads away from it also when the page has failed. */
export const HasOwnBar = createContext(false);

/** Errors while offline show the offline message and are retried when the connection returns. */
export function Message({ picture, title, text, action, inside = false, children }: MessageProps) {
  const t = useText();
  const retry =
    picture === 'error' && action !== undefined && 'run' in action && action.automatic !== false
      ? action.run
      : null;
  const offline = !useOnline() && retry !== null;
  useRetryOnReturn(offline, retry);
  const hasOwnBar = useContext(HasOwnBar);
  useFrame(retry !== null && !inside && !hasOwnBar);
  const { images } = useService(checkedRealm);
  const drawing = images[picture];
  const Heading = inside ? 'h2' : 'h1';
  return (
    <section
      className={styles['message']}
      data-inside={inside || undefined}
      data-offline-message={offline || undefined}
      role={picture === 'error' ? 'alert' : undefined}
    >
      {/* It could not be loaded while offline. */}
      {drawing !== undefined && !offline && (
        <Picture src={drawing} alt="" ratio="4 / 3" eager className={styles['picture']} />
      )}
      <div className={styles['words']}>
        <Heading className={styles['title']}>{offline ? t('offlineTitle') : title}</Heading>
        <p className={styles['text']}>{offline ? t('offlineText') : text}</p>
        {action !== undefined &&
          ('run' in action ? (
            <Button onClick={action.run}>{action.label}</Button>
          ) : (
            <Link className={buttonClass()} to={action.to}>
              {action.label}
            </Link>
          ))}
        {children}
      </div>
    </section>
  );
}

function useRetryOnReturn(offline: boolean, retry: (() => void) | null): void {
  const latest = useRef(retry);
  const wasOffline = useRef(offline);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    if (wasOffline.current && !offline) latest.current?.();
    wasOffline.current = offline;
  }, [offline]);
}

/** Pages without the site's bar have no menu (NAV-021); an error page needs it for navigation. */
function useFrame(needed: boolean): void {
  const shell = useService(shellStore);
  useLayoutEffect(() => {
    if (!needed) return;
    shell.showLost(true);
    return () => shell.showLost(false);
  }, [shell, needed]);
}
