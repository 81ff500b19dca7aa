/** The realm's menus, refreshed from the platform while the site runs (NAV-022 to NAV-026). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { components } from '../generated/platform';
import type { Menu, MenuItem } from '../generated/realm';
import { readMenu } from '../sdk/endpoints/realm';
import type { PlatformClient } from '../sdk';

export type MenuPlatform = 'WEB' | 'MOBILE-WEB';

/** What a menu is asked for. */
export interface MenuAudience {
  readonly platform: MenuPlatform;
  /** The language its titles come in. */
  readonly locale: string;
}

export class MenuStore {
  menus: Readonly<Record<MenuPlatform, Menu>>;
  /** Which menu this screen shows: MOBILE-WEB on the device class mobile (NAV-022). */
  platform: MenuPlatform = 'WEB';

  constructor(
    initial: Readonly<Record<MenuPlatform, Menu>>,
    private readonly client: PlatformClient,
    private readonly report: (error: unknown) => void,
  ) {
    this.menus = initial;
    makeAutoObservable<this, 'client' | 'report' | 'menus'>(this, { client: false, report: false, menus: observableRef });
  }

  /** The items of the menu of this screen. */
  get items(): readonly MenuItem[] {
    return this.menus[this.platform].items;
  }

  /** The screen is of another class now. */
  show(platform: MenuPlatform): void {
    this.platform = platform;
  }

  /** Asks the platform for one menu. A failure keeps the previous menus and is reported (NAV-025, ERR-024, API-059). */
  async refresh({ platform, locale }: MenuAudience, signal?: AbortSignal): Promise<void> {
    try {
      const answer = await this.client.call(readMenu, { query: { platform }, signal });
      const items = answer.items.map((item) => itemOf(item, locale));
      if (items.length === 0 || signal?.aborted === true) return;
      // The realm's layout stays: the shell was already built with it.
      runInAction(() => {
        this.menus = { ...this.menus, [platform]: { layout: this.menus[platform].layout, items } };
      });
    } catch (error) {
      if (signal?.aborted !== true) this.report(error);
    }
  }
}

type PlatformItem = components['schemas']['MenuItem'];

/** The platform's titles are texts in the language asked for; the realm's are keys or texts by language. */
function itemOf({ type, title, data, style, items }: PlatformItem, locale: string): MenuItem {
  const written = Object.entries({ ...style }).filter(([, value]) => value !== null);
  // A title that is no text spoils its menu: the one before it stays.
  // The types a menu may have are told apart where it is drawn; an unknown one is left out there (NAV-048).
  return { type, title: { [locale]: title.trim() }, data: { ...data }, style: Object.fromEntries(written), items: (items ?? []).map((item) => itemOf(item, locale)) } as MenuItem;
}
