/** Actions of a hero's content: the row's own calls to action, else the one for its access. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import {
  contentLinks,
  useRenderTime,
  useService,
  type Content,
  type Row,
  type RowLook,
} from 'proscenium/sdk';
import { buttonClass, Icon } from 'proscenium/ui';

export const HeroActions = observer(function HeroActions({
  content,
  row,
}: Pick<HeroViewProps, 'content' | 'row'>) {
  const t = useText();
  const links = useService(contentLinks);
  const { primaryCta, secondaryCta } = row.presentation;
  const given = [primaryCta, secondaryCta].flatMap((cta) => {
    const target = cta ? links.callToAction(cta) : null;
    return cta && target ? [{ text: cta.ctaText ?? t('watchNow'), ...target }] : [];
  });
  const own = links.target(content);
  const key = links.actionKey(content, useRenderTime());
  const actions = given.length > 0 ? given : own === null ? [] : [{ text: t(key), href: own, newTab: false }];

  if (actions.length === 0) return <p>{t('notAvailable')}</p>;
  return (
    <>
      {actions.map(({ text, href, newTab }, index) => {
        const className = buttonClass(index === 0 ? 'primary' : 'secondary');
        return newTab ? (
          <a key={href} className={className} href={href} target="_blank" rel="noopener noreferrer">
            {text}
            <Icon name="outbound" />
          </a>
        ) : (
          <Link key={href} className={className} to={href}>
            {index === 0 && <Icon name={key === 'watchNow' || given.length > 0 ? 'play' : 'lock'} />}
            {text}
          </Link>
        );
      })}
    </>
  );
});

/** Props shared by the hero's variants. */
export interface HeroViewProps {
  readonly content: Content;
  readonly row: Row;
  readonly look: RowLook;
  /** The still: the row's background, else the content's, sized for the window. */
  readonly still: string | null;
  /** The video over the still, with its pause button; null when the row does not ask for it. */
  readonly moving: ReactNode;
  /** `h1` for the page's own heading, `h2` for a row further down. */
  readonly Heading: 'h1' | 'h2';
}
