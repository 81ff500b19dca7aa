/** The realm's menus, refreshed from the platform while the site runs (NAV-022 to NAV-026). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MenuItem as PlatformItem } from '../generated/platform';
import type { Menu, MenuItem } from '../generated/realm';
import { readMenu } from '../sdk/endpoints/realm';
import type { PlatformClient } from '../sdk/platform';

export type MenuPlatform = 'WEB' | 'MOBILE-WEB';

/** The parameters of a menu request. */
export interface MenuAudience {
  readonly platform: MenuPlatform;
  /** The language of its titles. */
  readonly locale: string;
}

export class MenuStore {
  menus: Readonly<Record<MenuPlatform, Menu>>;
  /** The menu for this viewport: MOBILE-WEB for the device class mobile (NAV-022). */
  platform: MenuPlatform = 'WEB';

  readonly #client: PlatformClient;
  readonly #report: (error: unknown) => void;

  constructor(
    initial: Readonly<Record<MenuPlatform, Menu>>,
    client: PlatformClient,
    report: (error: unknown) => void,
  ) {
    this.#client = client;
    this.#report = report;
    this.menus = initial;
    makeAutoObservable<this, 'menus'>(this, { menus: observableRef });
  }

  /** The items of the menu for this viewport. */
  get items(): readonly MenuItem[] {
    return this.menus[this.platform].items;
  }

  /** Called when the device class changes. */
  show(platform: MenuPlatform): void {
    this.platform = platform;
  }

  /** Fetches one menu. On failure, the previous menu stays and the failure is reported (NAV-025, ERR-024, API-059). */
  async refresh({ platform, locale }: MenuAudience, signal?: AbortSignal): Promise<void> {
    try {
      const answer = await this.#client.call(readMenu, { query: { platform }, signal });
      const items = answer.items.map((item) => itemOf(item, locale));
      if (items.length === 0 || signal?.aborted === true) return;
      // The realm's layout is retained: the shell was already built with it.
      runInAction(() => {
        this.menus = { ...this.menus, [platform]: { layout: this.menus[platform].layout, items } };
      });
    } catch (error) {
      if (signal?.aborted !== true) this.#report(error);
    }
  }
}

/** Platform titles are texts in the requested language; the realm's are keys or texts by language. */
function itemOf({ type, title, data, style, items }: PlatformItem, locale: string): MenuItem {
  const written = Object.entries({ ...style }).filter(([, value]) => value !== null);
  // A title that is not a string throws here, so the previous menu stays. Unknown item types are dropped when
  // rendered (NAV-048).
  return {
    type,
    title: { [locale]: title.trim() },
    data: { ...data },
    style: Object.fromEntries(written),
    items: (items ?? []).map((item) => itemOf(item, locale)),
  } as MenuItem;
}
