/** The search field: typing searches after a debounce, Enter at once; arrow down moves to the results. */
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '../../i18n/hooks';
import type { SearchStore } from '../SearchStore';
import { Icon } from '../../ui/Icon';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly search: SearchStore;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onDown: () => void;
}

export const SearchField = observer(function SearchField({ search, field, onDown }: SearchFieldProps) {
  const t = useText();
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.key !== 'ArrowDown') return;
    press.preventDefault();
    onDown();
  };
  return (
    <form
      noValidate
      role="search"
      className={styles['form']}
      onSubmit={(submit) => {
        submit.preventDefault();
        search.submit();
        // Closes the on-screen keyboard, so that the results are visible.
        if (search.value.trim() !== '' && globalThis.matchMedia?.('(pointer: coarse)').matches)
          field.current?.blur();
      }}
    >
      <Icon name="search" size={23} className={styles['glass']} />
      {/* Not type="search": there, some browsers use Escape to clear the field instead of closing the dialog. */}
      <input
        ref={field}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        aria-label={t('searchPage')}
        placeholder={t('searchPlaceholder')}
        className={styles['input']}
        value={search.value}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={onKeyDown}
      />
      {search.value !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t('searchClear')}
          onClick={() => {
            search.type('');
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </form>
  );
});
