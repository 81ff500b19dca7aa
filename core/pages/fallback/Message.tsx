/** A page, or a page's place, that has only a message: in the brand's voice, with its drawing, and always a way on. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useService } from '../../sdk';
import { Button, buttonClass, Picture } from '../../ui';
import { checkedRealm } from '../pageServices';
import styles from './Message.module.css';

export interface MessageProps {
  readonly picture: 'empty' | 'error';
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | { readonly label: string; readonly to: string };
  /** It stands under a page's own heading, not in place of the page. */
  readonly inside?: boolean | undefined;
  readonly children?: ReactNode;
}

export function Message({ picture, title, text, action, inside = false, children }: MessageProps) {
  const { images } = useService(checkedRealm);
  const drawing = images[picture];
  const Heading = inside ? 'h2' : 'h1';
  return (
    <section className={styles['message']} data-inside={inside || undefined} role={picture === 'error' ? 'alert' : undefined}>
      {drawing !== undefined && <Picture src={drawing} alt="" ratio="4 / 3" eager className={styles['picture']} />}
      <div className={styles['words']}>
        <Heading className={styles['title']}>{title}</Heading>
        <p className={styles['text']}>{text}</p>
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
