/**
 * Keeps the menu up to date: refreshed after the first page has rendered, and whenever screen class or
 * language changes.
 */
import { autorun } from 'mobx';
import type { MessageStore } from '../../i18n/MessageStore';
import type { MenuStore } from '../../shell/MenuStore';
import { phoneScreen } from './phoneScreen';

/** Phones get the menu MOBILE-WEB in either orientation (NAV-022, RLM-052). The listener lives as long as the page. */
export function followScreen(menus: MenuStore): void {
  const phone = phoneScreen();
  const show = () => menus.show(phone.matches ? 'MOBILE-WEB' : 'WEB');
  phone.addEventListener('change', show);
  show();
}

/** Refreshes the menu now and whenever its request changes; a previous request is aborted. */
export function refreshMenus(menus: MenuStore, texts: Pick<MessageStore, 'locale'>): void {
  let asking = new AbortController();
  autorun(() => {
    asking.abort();
    asking = new AbortController();
    void menus.refresh({ platform: menus.platform, locale: texts.locale }, asking.signal);
  });
}
