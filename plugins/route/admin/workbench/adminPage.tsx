/** Turns a tool into a page; provides this plugin's options and the page's facts to it. */
import { createContext, useContext, type ComponentType } from 'react';
import type { Activate } from 'proscenium/sdk';
import type { AdminOptions } from '../options.generated';

interface AdminPage {
  readonly options: AdminOptions;
  readonly facts: { readonly role: string; readonly titleKey: string };
}

const AdminPageContext = createContext<AdminPage>({
  options: { dataOrigins: [], realms: [] },
  facts: { role: '', titleKey: 'adminTools' },
});

export function adminPage(Tool: ComponentType): Activate<'route', AdminOptions> {
  return ({ options, facts }) => ({
    Page: () => (
      <AdminPageContext value={{ options, facts }}>
        <Tool />
      </AdminPageContext>
    ),
  });
}

export function useAdminPage(): AdminPage {
  return useContext(AdminPageContext);
}
