/** The current language, and the list of offered languages (NAV-069). */
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../i18n/hooks';
import { realm } from '../sdk/services';
import { useService } from '../sdk/useService';
import { Icon } from '../ui/Icon';
import { languageChoice } from './pageServices';
import type { ShellSettings } from './shellSettings';
import { shellStore } from './ShellStore';
import { useDisclosure } from './useDisclosure';
import styles from './LanguageBadge.module.css';

export const LanguageBadge = observer(function LanguageBadge({
  languages,
}: {
  readonly languages: ShellSettings['languages'];
}) {
  const t = useText();
  const shell = useService(shellStore);
  const { locale } = useService(realm);
  const choice = useService(languageChoice);
  const { open, toggle, close, around } = useDisclosure({
    open: shell.isOpen('languages'),
    set: (wanted) => (wanted ? shell.open('languages') : shell.close('languages')),
  });
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (code: string) => {
    close();
    opener.current?.focus();
    choice.choose(code);
  };
  return (
    <div {...around} className={styles['badge']}>
      <button
        ref={opener}
        type="button"
        className={styles['button']}
        aria-expanded={open}
        aria-label={`${codeOf(locale)}. ${t('chooseLanguage', { language: nameOf(languages, locale) })}`}
        onClick={toggle}
      >
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
                onClick={() => choose(code)}
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
