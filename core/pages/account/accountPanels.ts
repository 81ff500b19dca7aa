/** The parts of the account that the house brings: what each is called, who has it, and where its code and texts are (ACC-001). */
import type { ComponentType } from 'react';
import type { SignInEntry } from '../../session/signInEntries';
import type { AccountIconName } from '../../ui/accountIcons';

export interface AccountFacts {
  /** The way in that the viewer took; null where it is not known, and for staff in a viewer's name. */
  readonly signIn: SignInEntry | null;
  /** A member of staff is here in the viewer's name (ADM-013). */
  readonly impersonated: boolean;
  /** Several people may watch with one account (FAV-031). */
  readonly profiles: boolean;
}

export interface BuiltInPanel {
  /** What the address says under `section` (ACC-002). */
  readonly name: string;
  readonly labelKey: string;
  /** A line that says what the panel is for; it stands beneath the heading. */
  readonly leadKey: string;
  readonly icon: AccountIconName;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Bundles of texts that it needs beyond the account's own. */
  readonly messages: readonly string[];
  /** Who has it; every viewer without this. */
  readonly shown?: (facts: AccountFacts) => boolean;
}

/** In the order of the navigation. */
export const accountPanels: readonly BuiltInPanel[] = [
  {
    name: 'licences',
    labelKey: 'accountLicences',
    leadKey: 'accountLicencesLead',
    icon: 'ticket',
    load: () => import('./panels/LicencesPanel'),
    messages: ['commerce'],
  },
  {
    name: 'cards',
    labelKey: 'accountCards',
    leadKey: 'accountCardsLead',
    icon: 'card',
    load: () => import('./panels/CardsPanel'),
    messages: ['commerce'],
  },
  {
    name: 'details',
    labelKey: 'accountDetails',
    leadKey: 'accountDetailsLead',
    icon: 'person',
    load: () => import('./panels/DetailsPanel'),
    messages: ['details', 'session'],
    shown: ({ signIn, impersonated }) => !impersonated && signIn?.capabilities.hasAccountDetailsPage === true,
  },
  {
    name: 'security',
    labelKey: 'accountSecurity',
    leadKey: 'accountSecurityLead',
    icon: 'shield',
    load: () => import('./panels/SecurityPanel'),
    messages: ['session'],
    shown: ({ signIn, impersonated }) => !impersonated && signIn?.capabilities.hasAccountSecurityPage === true,
  },
  {
    name: 'addresses',
    labelKey: 'accountAddresses',
    leadKey: 'accountAddressesLead',
    icon: 'pin',
    load: () => import('./panels/AddressesPanel'),
    messages: ['details'],
    shown: ({ impersonated }) => !impersonated,
  },
  {
    name: 'payments',
    labelKey: 'accountPayments',
    leadKey: 'accountPaymentsLead',
    icon: 'receipt',
    load: () => import('./panels/PaymentsPanel'),
    messages: [],
  },
  {
    name: 'marketing',
    labelKey: 'accountMarketing',
    leadKey: 'accountMarketingLead',
    icon: 'mail',
    load: () => import('./panels/MarketingPanel'),
    messages: [],
    shown: ({ impersonated }) => !impersonated,
  },
  {
    name: 'preferences',
    labelKey: 'accountPreferences',
    leadKey: 'accountPreferencesLead',
    icon: 'sliders',
    load: () => import('./panels/PreferencesPanel'),
    messages: [],
  },
  {
    name: 'parental',
    labelKey: 'accountParental',
    leadKey: 'accountParentalLead',
    icon: 'lock',
    load: () => import('./panels/ParentalPanel'),
    messages: ['profiles'],
    shown: ({ profiles, impersonated }) => profiles && !impersonated,
  },
  {
    name: 'devices',
    labelKey: 'accountDevices',
    leadKey: 'accountDevicesLead',
    icon: 'devices',
    load: () => import('./panels/DevicesPanel'),
    messages: [],
    shown: ({ impersonated }) => !impersonated,
  },
];
