/** The built-in account panels: names, visibility, code and texts (ACC-001). */
import type { ComponentType } from 'react';
import type { SignInEntry } from '../../session/signInEntries';
import type { AccountIconName } from '../../ui/accountIcons';

export interface AccountFacts {
  /** The sign-in method of this session; null if unknown, and during impersonation. */
  readonly signIn: SignInEntry | null;
  /** A staff member is impersonating the viewer (ADM-013). */
  readonly impersonated: boolean;
  /** Profiles are enabled (FAV-031). */
  readonly profiles: boolean;
}

export interface BuiltInPanel {
  /** The value of the `section` query parameter (ACC-002). */
  readonly name: string;
  readonly labelKey: string;
  /** A line below the heading that explains the panel. */
  readonly leadKey: string;
  readonly icon: AccountIconName;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Message bundles that it needs beyond the account's own. */
  readonly messages: readonly string[];
  /** Whether it is available; by default to every viewer. */
  readonly shown?: (facts: AccountFacts) => boolean;
}

/** In navigation order. */
export const accountPanels: readonly BuiltInPanel[] = [
  {
    name: 'licences',
    labelKey: 'accountLicences',
    leadKey: 'accountLicencesLead',
    icon: 'ticket',
    load: () => import('../../commerce/pages/LicencesPanel'),
    messages: ['commerce'],
  },
  {
    name: 'cards',
    labelKey: 'accountCards',
    leadKey: 'accountCardsLead',
    icon: 'card',
    load: () => import('../../commerce/pages/CardsPanel'),
    messages: ['commerce'],
  },
  {
    name: 'details',
    labelKey: 'accountDetails',
    leadKey: 'accountDetailsLead',
    icon: 'person',
    load: () => import('../../account/pages/DetailsPanel'),
    messages: ['details', 'session'],
    shown: ({ signIn, impersonated }) => !impersonated && signIn?.capabilities.hasAccountDetailsPage === true,
  },
  {
    name: 'security',
    labelKey: 'accountSecurity',
    leadKey: 'accountSecurityLead',
    icon: 'shield',
    load: () => import('../../account/pages/SecurityPanel'),
    messages: ['session'],
    shown: ({ signIn, impersonated }) =>
      !impersonated && signIn?.capabilities.hasAccountSecurityPage === true,
  },
  {
    name: 'addresses',
    labelKey: 'accountAddresses',
    leadKey: 'accountAddressesLead',
    icon: 'pin',
    load: () => import('../../account/pages/AddressesPanel'),
    messages: ['details'],
    shown: ({ impersonated }) => !impersonated,
  },
  {
    name: 'payments',
    labelKey: 'accountPayments',
    leadKey: 'accountPaymentsLead',
    icon: 'receipt',
    load: () => import('../../account/pages/PaymentsPanel'),
    messages: [],
  },
  {
    name: 'marketing',
    labelKey: 'accountMarketing',
    leadKey: 'accountMarketingLead',
    icon: 'mail',
    load: () => import('../../account/pages/MarketingPanel'),
    messages: [],
    shown: ({ impersonated }) => !impersonated,
  },
  {
    name: 'preferences',
    labelKey: 'accountPreferences',
    leadKey: 'accountPreferencesLead',
    icon: 'sliders',
    load: () => import('../../account/pages/PreferencesPanel'),
    messages: [],
  },
  {
    name: 'parental',
    labelKey: 'accountParental',
    leadKey: 'accountParentalLead',
    icon: 'lock',
    load: () => import('../../profiles/pages/ParentalPanel'),
    messages: ['profiles'],
    shown: ({ profiles, impersonated }) => profiles && !impersonated,
  },
  {
    name: 'devices',
    labelKey: 'accountDevices',
    leadKey: 'accountDevicesLead',
    icon: 'devices',
    load: () => import('../../account/pages/DevicesPanel'),
    messages: [],
    shown: ({ impersonated }) => !impersonated,
  },
];
