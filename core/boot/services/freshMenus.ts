/** Keeps the menu that is shown up to date: once when the page stands, and again for another class of screen or another language. */
import { autorun } from 'mobx';
import type { MessageStore } from '../../i18n';
import type { MenuStore } from '../../shell';
import { phoneScreen } from './phoneScreen';

/** Phones get the menu MOBILE-WEB, whichever way they are held (NAV-022, RLM-052). Watching ends with the page. */
export function followScreen(menus: MenuStore): void {
  const phone = phoneScreen();
  const show = () => menus.show(phone.matches ? 'MOBILE-WEB' : 'WEB');
  phone.addEventListener('change', show);
  show();
}

/** Refreshes the menu now and whenever what it is asked for changes: what was asked before is dropped. */
export function refreshMenus(menus: MenuStore, texts: Pick<MessageStore, 'locale'>): void {
  let asking = new AbortController();
  autorun(() => {
    asking.abort();
    asking = new AbortController();
    void menus.refresh({ platform: menus.platform, locale: texts.locale }, asking.signal);
  });
}
