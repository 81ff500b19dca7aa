/** Renders an item's sanitised HTML nodes with core's components. */
import { createElement, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../../core/i18n';
import { navigation, useService } from '../../../../core/sdk';
import { Icon, VisuallyHidden } from '../../../../core/ui';
import { bodyLink } from './bodyLink';
import { BodyPicture } from './BodyPicture';
import styles from './Body.module.css';
import { MAX_BODY_LENGTH } from './bodyLength';
import { cleanBody } from './cleanBody';

export function Body({ html }: { readonly html: string }) {
  const t = useText();
  const drawn = useMemo(() => childrenOf(cleanBody(html)), [html]);
  return (
    <div className={styles['body']} dir="auto">
      {drawn}
      {html.length > MAX_BODY_LENGTH && (
        <p dir="auto" className={styles['cut']}>
          {t('newsCut')}
        </p>
      )}
    </div>
  );
}

/** The page already has an h1. */
const lowered: Readonly<Record<string, string>> = { h1: 'h2' };
const childless: ReadonlySet<string> = new Set(['br', 'hr']);
/** White space between table parts is not rendered as text. */
const rowsOnly: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function childrenOf(parent: Node): ReactNode[] {
  const name = parent.nodeName.toLowerCase();
  const nodes = [...parent.childNodes].filter(
    (node) => !(rowsOnly.has(name) && node.nodeType === node.TEXT_NODE && node.textContent?.trim() === ''),
  );
  return nodes.map((node, index) => (node instanceof Element ? drawnElement(node, index) : node.textContent));
}

function drawnElement(element: Element, key: number): ReactNode {
  const name = element.nodeName.toLowerCase();
  if (name === 'img') return <BodyPicture key={key} element={element} />;
  if (name === 'a')
    return (
      <BodyAnchor key={key} href={element.getAttribute('href')}>
        {childrenOf(element)}
      </BodyAnchor>
    );
  const drawn = createElement(
    lowered[name] ?? name,
    { key, ...attributesOf(element) },
    ...(childless.has(name) ? [] : childrenOf(element)),
  );
  if (name !== 'table') return drawn;
  return (
    <div key={key} className={styles['wide']} tabIndex={0}>
      {drawn}
    </div>
  );
}

const properties = {
  lang: 'lang',
  dir: 'dir',
  start: 'start',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
} as const;

function attributesOf(element: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([attribute, property]) =>
      element.hasAttribute(attribute) ? [[property, element.getAttribute(attribute) ?? '']] : [],
    ),
  );
}

function BodyAnchor({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  const t = useText();
  const link = bodyLink(href, useService(navigation).current());
  if (link === null) return <>{children}</>;
  if (link.kind === 'inside') return <Link to={link.path}>{children}</Link>;
  if (link.kind === 'contact') return <a href={link.url}>{children}</a>;
  return (
    <a href={link.url} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <Icon name="outbound" className={styles['outbound'] ?? ''} />
      <VisuallyHidden> {t('newsOpensNewTab')}</VisuallyHidden>
    </a>
  );
}
