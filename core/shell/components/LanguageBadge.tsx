/** The current language, and the list of those the realm offers (NAV-069). */
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../i18n';
import { realm, useService } from '../../sdk';
import { Icon } from '../../ui';
import { languageChoice } from '../languageChoice';
import type { ShellSettings } from '../shellSettings';
import { shellStore } from '../ShellStore';
import styles from './LanguageBadge.module.css';

export const LanguageBadge = observer(function LanguageBadge({ languages }: { readonly languages: ShellSettings['languages'] }) {
  const t = useText();
  const shell = useService(shellStore);
  const { locale } = useService(realm);
  const choice = useService(languageChoice);
  const opener = useRef<HTMLButtonElement>(null);
  const open = shell.isOpen('languages');
  const close = () => {
    shell.close('languages');
    opener.current?.focus();
  };
  return (
    <div
      className={styles['badge']}
      onKeyDown={(press) => {
        if (press.key === 'Escape' && open) close();
      }}
      onBlur={(blur) => {
        if (!blur.currentTarget.contains(blur.relatedTarget)) shell.close('languages');
      }}
    >
      <button ref={opener} type="button" className={styles['button']} aria-expanded={open} aria-label={`${codeOf(locale)}. ${t('chooseLanguage', { language: nameOf(languages, locale) })}`} onClick={() => shell.toggle('languages')}>
        <Icon name="globe" />
        <span aria-hidden="true">{codeOf(locale)}</span>
      </button>
      {open && (
        <ul className={styles['list']}>
          {languages.map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                className={styles['choice']}
                aria-pressed={code === locale}
                onClick={() => {
                  close();
                  choice.choose(code);
                }}
              >
                {name}
                {code === locale && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

function codeOf(locale: string): string {
  return (locale.split(/[-_]/)[0] ?? locale).toUpperCase();
}

function nameOf(languages: ShellSettings['languages'], locale: string): string {
  return languages.find(({ code }) => code === locale)?.name ?? locale;
}
