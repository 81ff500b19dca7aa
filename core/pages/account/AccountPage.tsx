/** Role ACCOUNT: the viewer's account, one panel at a time (ACC-001 to ACC-003, ADM-022). */
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountSection } from '../../account/rules/accountSection';
import { useText } from '../../i18n/hooks';
import { LIST_MOBILE_WIDTH } from '../../sdk/constants';
import { queryNames } from '../../routing/queryNames';
import { useRolePath } from '../../routing/RoutingProvider';
import { session } from '../../sdk/services';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useService } from '../../sdk/useService';
import { Icon } from '../../ui/Icon';
import { useMedia } from '../../pageKit/useMedia';
import { OwnList } from '../../pageKit/OwnList';
import styles from './AccountPage.module.css';
import { PartPlace } from './PartPlace';
import { type AccountPart, useAccountParts } from './useAccountParts';
import { AccountIcon } from '../../ui/accountIcons';

export default function AccountPage() {
  return (
    <OwnList>
      <Account />
    </OwnList>
  );
}

/** Below this width either the panel or the navigation is shown, not both. */
const narrow = `(max-width: ${LIST_MOBILE_WIDTH - 1}px)`;

const Account = observer(function Account() {
  const t = useText();
  const path = useRolePath();
  const { viewer } = useService(session);
  const isNarrow = useMedia(narrow);
  const parts = useAccountParts();
  const asked = new URLSearchParams(useLocation().search).get(queryNames.section);
  const open =
    isNarrow && asked === null
      ? null
      : accountSection(
          parts.map(({ name }) => name),
          asked,
        );
  const part = parts.find(({ name }) => name === open) ?? null;
  const place = usePartFocus(open);
  usePageTitle(part !== null && asked !== null ? part.label : null);
  return (
    <div ref={place} className={styles['page']} data-open={part !== null || undefined}>
      <header className={styles['head']}>
        <h1 className={styles['heading']}>{t('accountPage')}</h1>
        {viewer.email !== null && (
          <p className={styles['email']} dir="ltr">
            {viewer.email}
          </p>
        )}
      </header>
      {(!isNarrow || part === null) && <PartNavigation parts={parts} open={open} />}
      {part !== null && (
        <section className={styles['part']} aria-labelledby="account-part">
          {isNarrow && (
            <Link className={styles['back']} to={path('ACCOUNT')}>
              <Icon name="previous" />
              {t('accountAll')}
            </Link>
          )}
          <header className={styles['partHead']}>
            <h2 id="account-part" tabIndex={-1} className={styles['title']}>
              {part.label}
            </h2>
            {part.lead !== null && <p className={styles['lead']}>{part.lead}</p>}
          </header>
          <PartPlace key={part.name} part={part} />
        </section>
      )}
    </div>
  );
});

/** Focus management: opening a panel focuses its heading; returning to the list focuses the entry just left. */
function usePartFocus(open: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    const left = before.current;
    before.current = open;
    const target = open === null ? `[data-part="${CSS.escape(left ?? '')}"]` : '#account-part';
    place.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: open !== null });
    if (open !== null && place.current !== null && place.current.getBoundingClientRect().top < 0)
      window.scrollTo(0, 0);
  }, [open]);
  return place;
}

interface PartNavigationProps {
  readonly parts: readonly AccountPart[];
  /** The name of the open panel. */
  readonly open: string | null;
}

/** Up, down, Home and End move the focus among the links, as on a remote control; so does Tab. */
function PartNavigation({ parts, open }: PartNavigationProps) {
  const t = useText();
  const path = useRolePath();
  const list = useRef<HTMLUListElement>(null);
  const move = (press: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[press.key];
    const link = to === undefined ? undefined : links[to];
    if (link === undefined) return;
    press.preventDefault();
    link.focus();
  };
  return (
    <nav className={styles['parts']} aria-label={t('accountParts')}>
      <ul ref={list} onKeyDown={move}>
        {parts.map(({ name, label, lead, icon }) => (
          <li key={name}>
            <Link
              className={styles['entry']}
              data-part={name}
              to={path('ACCOUNT', {}, { query: { [queryNames.section]: name } })}
              aria-current={name === open ? 'page' : undefined}
            >
              <AccountIcon name={icon} size={23} className={styles['icon']} />
              <span className={styles['words']}>
                <span className={styles['label']}>{label}</span>
                {lead !== null && <span className={styles['navigationLead']}>{lead}</span>}
              </span>
              <Icon name="next" className={styles['on']} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
