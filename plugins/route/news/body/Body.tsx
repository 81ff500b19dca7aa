/** Renders an item's sanitised HTML nodes with core's components. */
import { createElement, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, useService } from 'proscenium/sdk';
import { Icon, Picture, VisuallyHidden } from 'proscenium/ui';
import { MAX_BODY_LENGTH } from '../answers';
import styles from './Body.module.css';
import type { BodyElement, BodyNode } from './bodyNode';
import { cleanBody } from './cleanBody';

export function Body({ html }: { readonly html: string }) {
  const t = useText();
  const drawn = useMemo(() => drawnNodes(cleanBody(html)), [html]);
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

function drawnNodes(nodes: readonly BodyNode[]): ReactNode[] {
  return nodes.map((node, index) => (typeof node === 'string' ? node : drawnElement(node, index)));
}

/** The content of an element. */
const drawnIn = ({ name, children }: BodyElement): ReactNode[] =>
  drawnNodes(
    rowsOnly.has(name) ? children.filter((node) => typeof node !== 'string' || node.trim() !== '') : children,
  );

function drawnElement(element: BodyElement, key: number): ReactNode {
  const { name, attributes } = element;
  if (name === 'img') return <BodyPicture key={key} attributes={attributes} />;
  if (name === 'a')
    return (
      <BodyAnchor key={key} href={attributes['href'] ?? null}>
        {drawnIn(element)}
      </BodyAnchor>
    );
  const drawn = createElement(
    lowered[name] ?? name,
    { key, ...propertiesOf(attributes) },
    ...(childless.has(name) ? [] : drawnIn(element)),
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

function propertiesOf(attributes: BodyElement['attributes']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([attribute, property]) => {
      const value = attributes[attribute];
      return value === undefined ? [] : [[property, value]];
    }),
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

/**
 * A picture within an item, with reserved space. In the dimensions stated in the markup, else 3:2. A relative
 * URL is dropped: it does not refer to this site.
 */
function BodyPicture({ attributes: { src = '', alt = '', ...sizes } }: Pick<BodyElement, 'attributes'>) {
  if (!/^https?:\/\//i.test(src)) return null;
  const [width, height] = ['width', 'height'].map((name) => Number(sizes[name]));
  const ratio = width && height ? `${width} / ${height}` : '3 / 2';
  return <Picture src={src} alt={alt} ratio={ratio} wide className={styles['picture']} />;
}

/** Target of a link within a news item. */
type BodyLink =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** Opens another application: mail, phone. */
  | { readonly kind: 'contact'; readonly url: string };

/** `here` is the page's URL. Null for an unsafe target: the text is then rendered without a link. */
export function bodyLink(href: string | null, here: URL): BodyLink | null {
  const written = href?.trim() ?? '';
  if (written === '' || written.startsWith('#') || !URL.canParse(written, here.origin)) return null;
  const target = new URL(written, here.origin);
  if (target.protocol === 'mailto:' || target.protocol === 'tel:')
    return { kind: 'contact', url: target.href };
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null;
  if (target.username !== '' || target.password !== '') return null;
  // Whatever the scheme: the host, which renders the page too, may not know that of the viewer's address.
  return target.host === here.host
    ? { kind: 'inside', path: target.pathname + target.search + target.hash }
    : { kind: 'outside', url: target.href };
}
