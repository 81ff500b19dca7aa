/** The account panels available to this viewer: built-in ones, then those of plugins. */
import { useEffect } from 'react';
import { useText } from '../../i18n/hooks';
import { useRegistry } from '../../plugins/RegistryContext';
import type { DeclaredContribution } from '../../plugins/PluginRegistry';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { signInDeps } from '../../session/signInDeps';
import { useOwnSignIn } from '../../session/components/useOwnSignIn';
import { isAccountIcon, type AccountIconName } from '../../ui/accountIcons';
import { checkedRealm, pageTexts } from '../../pageKit/pageServices';
import { accountPanels, type BuiltInPanel } from './accountPanels';

export interface AccountPart {
  readonly name: string;
  readonly label: string;
  /** What it is for; null if a plugin does not say. */
  readonly lead: string | null;
  readonly icon: AccountIconName;
  readonly source:
    | { readonly kind: 'builtIn'; readonly panel: BuiltInPanel }
    | {
        readonly kind: 'plugin';
        readonly plugin: string;
        readonly onFailure: 'hide' | 'placeholder' | 'block';
      };
}

/**
 * Observable: a plugin's panel is added once its label's text has loaded, because a key must not be shown as
 * a label.
 */
export function useAccountParts(): readonly AccountPart[] {
  const t = useText();
  const registry = useRegistry();
  const signIn = useOwnSignIn();
  const { viewer } = useService(session);
  const { settings } = useService(checkedRealm);
  const texts = useService(pageTexts);
  const isAdmin = settings.adminRoles.includes(viewer.role);
  const { impersonated } = useService(signInDeps).session;
  const profiles = settings.profileConfiguration.status !== 'NONE';
  const builtIn = accountPanels.filter(({ shown }) => shown?.({ signIn, impersonated, profiles }) ?? true);
  const taken = new Set(accountPanels.map(({ name }) => name));
  const added = registry
    .contributionsAt('account-panel')
    .filter(({ facts }) => !taken.has(facts.name) && (facts['audience'] !== 'admin' || isAdmin));
  const bundles = added.map(({ plugin }) => plugin.id).join(' ');
  useEffect(() => {
    for (const bundle of bundles.split(' ')) if (bundle !== '') void texts.require(bundle);
  }, [bundles, texts]);
  return [
    ...builtIn.map((panel): AccountPart => ({
      name: panel.name,
      label: t(panel.labelKey),
      lead: t(panel.leadKey),
      icon: panel.icon,
      source: { kind: 'builtIn', panel },
    })),
    ...added.filter(({ facts }) => texts.has(textKey(facts, 'labelKey'))).map((each) => pluginPart(each, t)),
  ];
}

const textKey = (facts: DeclaredContribution['facts'], name: string): string =>
  typeof facts[name] === 'string' ? facts[name] : '';

function pluginPart({ plugin, facts }: DeclaredContribution, t: ReturnType<typeof useText>): AccountPart {
  const leadKey = textKey(facts, 'leadKey');
  return {
    name: facts.name,
    label: t(textKey(facts, 'labelKey')),
    lead: leadKey === '' ? null : t(leadKey),
    icon: isAccountIcon(facts['icon']) ? facts['icon'] : 'star',
    source: { kind: 'plugin', plugin: plugin.id, onFailure: plugin.onFailure ?? 'placeholder' },
  };
}
