/** The realm's menus, refreshed from the platform while the site runs (NAV-022 to NAV-026). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { components } from '../generated/platform';
import type { Menu, MenuItem } from '../generated/realm';
import { readMenu } from '../sdk/endpoints/realm';
import type { PlatformClient } from '../sdk';

export type MenuPlatform = 'WEB' | 'MOBILE-WEB';

export class MenuStore {
  menus: Readonly<Record<MenuPlatform, Menu>>;

  constructor(
    initial: Readonly<Record<MenuPlatform, Menu>>,
    private readonly client: PlatformClient,
    private readonly report: (error: unknown) => void,
  ) {
    this.menus = initial;
    makeAutoObservable<this, 'client' | 'report' | 'menus'>(this, { client: false, report: false, menus: observableRef });
  }

  /** Asks the platform for one menu. A failure keeps the previous menus and is reported (NAV-025, ERR-024, API-059). */
  async refresh(platform: MenuPlatform, signal?: AbortSignal): Promise<void> {
    try {
      const answer = await this.client.call(readMenu, { query: { platform }, signal });
      const items = answer.items.map(itemOf);
      if (items.length === 0) return;
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
function itemOf({ type, title, data, style, items }: PlatformItem): MenuItem {
  const written = Object.entries({ ...style }).filter(([, value]) => value !== null);
  // The types a menu may have are told apart where it is drawn; an unknown one is left out there (NAV-048).
  return { type, title: { en: title }, data: data ?? {}, style: Object.fromEntries(written), items: (items ?? []).map(itemOf) } as MenuItem;
}
