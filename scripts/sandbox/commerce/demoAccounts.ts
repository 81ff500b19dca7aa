/** The accounts of every demo realm and their shared password. */
import type { RealmTrade, SeedAccount, SeedWatchlist } from './types';

export const DEMO_PASSWORD = 'Proscenium1!';

/** The pin that leaves a child's profile of `family@` for the main one. */
const FAMILY_PIN = '2580';

const visa = { type: 'visa', last4: '4242' } as const;

interface Cast {
  readonly realm: string;
  /** The member's licence. */
  readonly pass: string;
  /** A yearly licence with a trial: one account has used the trial, another holds the licence. */
  readonly withTrial: string;
  /** A one-off licence. */
  readonly ticket: string;
  readonly memberWatched: Readonly<Record<string, number>>;
  readonly memberFavourites: readonly string[];
  readonly memberWatchlists: readonly SeedWatchlist[];
}

/**
 * One account for each situation: viewer, holders of licences in every state, credit, used trial, details
 * missing before payment and at sign-in, broadcaster accounts, child and staff.
 */
export function castOf({
  realm,
  pass,
  withTrial,
  ticket,
  memberWatched,
  memberFavourites,
  memberWatchlists,
}: Cast): readonly SeedAccount[] {
  const at = (name: string): string => `${name}@${realm}.example`;
  return [
    { email: at('viewer'), name: 'Vera Vance', about: 'signed in, holds no licence' },
    {
      email: at('member'),
      name: 'Marco Mendes',
      about: `holds ${pass}, whose price is about to rise`,
      holds: [{ licence: pass, days: 30, card: '4242', priceRises: true }],
      cards: [visa],
      watched: memberWatched,
      favourites: memberFavourites,
      watchlists: memberWatchlists,
    },
    {
      email: at('yearly'),
      name: 'Yara Yates',
      about: `holds ${withTrial} and ${ticket}: cancel, pause, move to another card`,
      holds: [
        { licence: withTrial, days: 212, card: '4242' },
        { licence: ticket, days: 2, ends: true },
      ],
      cards: [visa, { type: 'mastercard', last4: '4444' }, { type: 'amex', last4: '0005' }],
    },
    {
      email: at('paused'),
      name: 'Paulo Pinto',
      about: `has paused ${pass}`,
      holds: [{ licence: pass, days: 9, pausedForDays: 26, card: '0005' }],
      cards: [{ type: 'amex', last4: '0005' }],
    },
    {
      email: at('leaving'),
      name: 'Leila Lopes',
      about: `has cancelled ${pass}: reactivate it`,
      holds: [{ licence: pass, days: 12, ends: true, card: '4444' }],
      cards: [{ type: 'mastercard', last4: '4444' }],
    },
    {
      email: at('expired'),
      name: 'Edgar Esteves',
      about: 'pays with a card that has expired, and owes billing details',
      holds: [{ licence: pass, days: 5, card: '0341' }],
      cards: [
        { type: 'visa', last4: '0341', expired: true },
        { type: 'mastercard', last4: '4444' },
      ],
      owes: ['line1', 'postalCode'],
    },
    {
      email: at('credit'),
      name: 'Carmen Costa',
      about: 'has credit: every basket comes to 0',
      credit: 100_000,
    },
    { email: at('trial'), name: 'Tariq Toma', about: 'has used the free trial', spentTrials: [withTrial] },
    {
      email: at('details'),
      name: 'Dina Duarte',
      about: 'owes billing details before paying',
      owes: ['line1', 'postalCode'],
    },
    {
      email: at('incomplete'),
      name: 'Ines Ito',
      about: 'owes birth date and phone number when signing in',
      missing: ['birthDate', 'phoneNumber'],
    },
    {
      email: at('broadcaster'),
      name: 'Bruno Bas',
      about: 'has an account of the public broadcaster (pbr)',
      of: ['pbr'],
    },
    { email: at('subscriber'), name: 'Salma Sousa', about: 'subscribes to television (sptv)', of: ['sptv'] },
    { email: at('kid'), name: 'Kiko', about: 'a child profile: cannot purchase', profile: 'CHILD' },
    {
      email: at('family'),
      name: 'Vera',
      about: `three profiles: Vera, whose pin is ${FAMILY_PIN}, Omar, and Mila, who is a child; holds ${pass}`,
      holds: [{ licence: pass, days: 18, card: '4242' }],
      cards: [visa],
      avatar: 'moon',
      pin: FAMILY_PIN,
      profiles: [
        { name: 'Omar', type: 'ADULT', avatar: 'wave' },
        { name: 'Mila', type: 'CHILD', avatar: 'kite' },
      ],
    },
    { email: at('staff'), name: 'Sofia Sá', about: 'staff: may open the preview routes', role: 'ADMIN' },
  ];
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** The situation that the account demonstrates. */
  readonly what: string;
}

/** A realm's accounts with their credentials. */
export function demoAccountsOf(trade: RealmTrade): readonly DemoAccount[] {
  return trade.accounts.map(({ email, about }) => ({ email, password: DEMO_PASSWORD, what: about }));
}
